import type { RequestOf } from "../request.ts";

interface TakeBackAsks {
  /** Id of the entry that is undone or redone. */
  readonly entry: string;
  /** Id of the message that entry is about: its card changes too. */
  readonly on: string;
  /** The aspect that entry is about, "" for none. */
  readonly aspectName: string;
}

export interface EntriesRequests {
  /** An entry is undone. */
  readonly undo: RequestOf<TakeBackAsks>;
  /** It is done again. */
  readonly redo: RequestOf<TakeBackAsks>;
}
