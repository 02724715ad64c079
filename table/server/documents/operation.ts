import type { Source } from "../../world/source.ts";

export const ACTIONS = ["get", "create", "update", "delete"] as const;
export type Action = (typeof ACTIONS)[number];

/** The options of a request; further keys are sent to the other clients with the answer. */
export interface Operation extends Source {
  data?: unknown;
  updates?: unknown;
  ids?: unknown;
  query?: unknown;
  parentUuid?: string | null;
  pack?: string | null;
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
