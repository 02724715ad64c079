import type { RequestOf } from "../request.ts";

export interface AdvanceAsks {
  /** Id of the roll. */
  readonly roll: string;
  /** Uuid of the challenge. */
  readonly challenge: string;
  readonly challengeName: string;
  /** Id of the side that rolled, and of the one against it; "" for the usual. */
  readonly side: string;
  readonly against: string;
}

/** One thing that happened on the ladder, with the names of that time. */
export interface LadderStep {
  readonly what: "marked" | "lost" | "reached" | "hampered";
  /** Name of the side, "" where there is only one. */
  readonly side: string;
  /** marked: the row's name, "" for its degree; and its id. */
  readonly name: string;
  readonly row: string;
  /** lost: how many marks; hampered: what the side's rolls now lose. */
  readonly count: number;
  /** marked: what the row says. */
  readonly note: string;
}

export interface AdvanceFacts {
  readonly challengeName: string;
  readonly side: string;
  readonly against: string;
  readonly sideName: string;
  /** Id of the roll against it, "" for none. */
  readonly opposing: string;
  /** What it came to. */
  readonly margin: number;
  /** What happened on the ladder. */
  readonly steps: readonly LadderStep[];
  /** What the failure brings about, "" for nothing. */
  readonly trigger: string;
  /** The challenge is lost. */
  readonly ruined: boolean;
}

export interface ChallengeRequests {
  /** A roll counts on a challenge ladder. */
  readonly advance: RequestOf<AdvanceAsks, AdvanceFacts>;
}
