import type { Source } from "../../world/source.ts";

export const ACTIONS = ["get", "create", "update", "delete"] as const;
export type Action = (typeof ACTIONS)[number];

/** The options of a request, as `readRequest` has checked them; further keys are sent to the other clients with the answer. */
export interface Operation extends Source {
  data?: Source[] | undefined;
  updates?: Source[] | undefined;
  ids?: string[] | undefined;
  query?: Source | null | undefined;
  parentUuid?: string | null | undefined;
  pack?: string | null | undefined;
  diff?: boolean | null | undefined;
  recursive?: boolean | null | undefined;
  keepId?: boolean | null | undefined;
  keepEmbeddedIds?: boolean | null | undefined;
  deleteAll?: boolean | null | undefined;
  index?: boolean | null | undefined;
  indexFields?: string[] | null | undefined;
}

/** A client's request with the event `modifyDocument`. */
export interface ModifyRequest {
  readonly type: string;
  readonly action: Action;
  readonly operation: Operation;
}

/** The answer to it, which the other clients get too. */
export interface ModifyAnswer extends ModifyRequest {
  readonly userId: string;
  /** create: the new sources; update: the differences with `_id`; delete: the ids; get: the found sources. */
  readonly result: readonly unknown[];
}

/** A refused request; the message is meant for the user who asked. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
