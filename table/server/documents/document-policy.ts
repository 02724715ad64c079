import type { Source } from "../../world/source.ts";
import type { Action } from "./operation.ts";
import type { DocumentPlace } from "./document-place.ts";

/** What is asked of the core's document classes: are the data valid, and may this user do that? */
export interface DocumentPolicy {
  /**
   * The source as its class cleans it; `embedded` says whether the documents inside it are checked as well.
   * @throws Error saying what is invalid
   */
  clean(place: DocumentPlace, source: Source, options: { readonly embedded: boolean }): Source;
  /** `source` is the document as it stands (create: as it would be). */
  permits(user: Source, action: Exclude<Action, "get">, place: DocumentPlace, source: Source, changes: Source): boolean;
  /** Fields of the core that only a gamemaster writes. */
  gmOnlyFields(documentName: string): readonly string[];
}
