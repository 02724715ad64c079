import type { Source } from "../../world/source.ts";
import type { Table } from "../table.ts";
import type { DocumentPlace } from "./document-place.ts";
import type { DocumentPolicy } from "./document-policy.ts";
import type { Operation } from "./operation.ts";
import type { Provenance } from "./stats.ts";

/** Everything the handling of one request needs. */
export interface RequestContext {
  readonly table: Table;
  readonly policy: DocumentPolicy;
  /** The sender's user document. */
  readonly user: Source;
  readonly isGM: boolean;
  readonly place: DocumentPlace;
  readonly operation: Operation;
  readonly provenance: Provenance;
}
