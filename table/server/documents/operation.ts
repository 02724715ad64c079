import type { Source } from "../../world/source.ts";

export const ACTIONS = ["get", "create", "update", "delete"] as const;
export type Action = (typeof ACTIONS)[number];

/** The options of a request; further keys travel to the other clients with the answer. */
export interface Operation extends Source {
  data?: unknown;
  updates?: unknown;
  ids?: unknown;
  query?: unknown;
  parentUuid?: string | null;
  pack?: string | null;
}

/** What a client asks with the event `modifyDocument`. */
export interface ModifyRequest {
  readonly type: string;
  readonly action: Action;
  readonly operation: Operation;
}

/** What it gets back, and what the other clients hear. */
export interface ModifyAnswer extends ModifyRequest {
  readonly userId: string;
  /** create: the new sources; update: the differences with `_id`; delete: the ids; get: the sources found. */
  readonly result: readonly unknown[];
}

/** A request refused; the message is a sentence for the person who asked. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
