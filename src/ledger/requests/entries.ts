import type { RequestOf } from "../request.ts";

export interface TakeBackAsks {
  /** Id of the entry that is undone or redone. */
  readonly entry: string;
  /** Id of the message that entry is about: its card changes too. */
  readonly on: string;
  readonly aspectName: string;
}

export interface EntriesRequests {
  readonly undo: RequestOf<TakeBackAsks>;
  readonly redo: RequestOf<TakeBackAsks>;
}
