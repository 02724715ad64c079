import type { Source } from "../../world/source.ts";
import type { Action } from "./operation.ts";
import type { DocumentPlace } from "./document-place.ts";

/** What the core's document classes decide: whether data is valid, and whether a user may do something. */
export interface DocumentPolicy {
  /**
   * The source as cleaned by its class; `embedded` says whether its embedded documents are validated too.
   * @throws Error saying what is invalid
   */
  clean(place: DocumentPlace, source: Source, options: { readonly embedded: boolean }): Source;
  /** `source` is the current document (create: the new one). */
  permits(user: Source, action: Exclude<Action, "get">, place: DocumentPlace, source: Source, changes: Source): boolean;
  /** Whether a user has one of the permissions a world can give (`USER_PERMISSIONS`). */
  hasPermission(user: Source, permission: string): boolean;
  /** Core fields that only a GM writes. */
  gmOnlyFields(documentName: string): readonly string[];
  /** Core fields that hold HTML, by path. */
  htmlFields(documentName: string): readonly string[];
  /** The core field that says who made a document; undefined if it has none. */
  authorField(documentName: string): string | undefined;
}
