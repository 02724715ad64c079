import type { RequestOf } from "../request.ts";

export interface CallAsks {
  /** Key of a trait the game lists, "" for one of the characters' own. */
  readonly trait: string;
  /** What it is called. */
  readonly traitName: string;
  /** Null: none, or a secret one. */
  readonly difficulty: number | null;
  /** Key of a secret difficulty in the GM’s browser, "" for none. */
  readonly secret: string;
  /** What it is about, in the GM's words. */
  readonly words: string;
  /** Uuids of those who are to roll. */
  readonly targets: readonly string[];
}

export interface CallFacts {
  readonly difficulty: number | null;
  readonly targets: readonly string[];
  readonly targetNames: readonly string[];
}

export interface CallRequests {
  /** A GM asks characters for a roll. */
  readonly call: RequestOf<CallAsks, CallFacts>;
}
