import { COMPEL_EFFECTS, type CompelEffect, type Proposer, PROPOSERS } from "../../../rules/index.ts";

/** What is said to a compel. */
export const ANSWERS = ["accept", "refuse", "escalate", "raise", "fold", "bite", "withdraw"] as const;
export type Answer = (typeof ANSWERS)[number];

/** What a compel asks for beside aspect, target and words; and the facts its executor found when it was offered, which then hold. */
export interface CompelDetails {
  readonly effect: CompelEffect;
  readonly cutthroat: boolean;
  /** Awarded at once, without an offer: the story has done it already. */
  readonly passive: boolean;
  /** Id of the roll it is to bite, "" for one to come. */
  readonly roll: string;
  readonly by: Proposer;
  /** Their names then; "" for a game master who compels for nobody in particular. */
  readonly proposerName: string;
  readonly targetName: string;
  readonly level: number;
  readonly persistent: boolean;
  readonly bidding: boolean;
  /** Id of the free use of the aspect that pays for it, "" for none. */
  readonly free: string;
}

type Stored = Readonly<Record<string, unknown>>;

/** Whatever a client may have written there. */
export function readCompelDetails(stored: Stored): CompelDetails {
  const { effect, by, level } = stored;
  return {
    effect: COMPEL_EFFECTS.find((id) => id === effect) ?? "event",
    cutthroat: stored["cutthroat"] === true,
    passive: stored["passive"] === true,
    roll: wordOf(stored, "roll"),
    by: PROPOSERS.find((id) => id === by) ?? "other",
    proposerName: wordOf(stored, "proposerName"),
    targetName: wordOf(stored, "targetName"),
    level: typeof level === "number" && Number.isInteger(level) && level > 0 ? level : 1,
    persistent: stored["persistent"] === true,
    bidding: stored["bidding"] === true,
    free: wordOf(stored, "free"),
  };
}

/** What an answer says; null for nothing known. */
export function readAnswer({ say }: Stored): Answer | null {
  return ANSWERS.find((id) => id === say) ?? null;
}

/** What an answer says besides: in an auction whose turn it was, and how many points lie there of that side now. */
export function readSaid(stored: Stored): {
  readonly targetName: string;
  readonly side: "gm" | "player" | "";
  readonly laid: number;
} {
  const { laid, side } = stored;
  const bids = ["raise", "fold"].includes(readAnswer(stored) ?? "");
  return {
    targetName: wordOf(stored, "targetName"),
    side: bids ? (side === "gm" ? "gm" : "player") : "",
    laid: typeof laid === "number" ? laid : 0,
  };
}

export function wordOf(stored: Stored, name: string): string {
  const value = stored[name];
  return typeof value === "string" ? value : "";
}
