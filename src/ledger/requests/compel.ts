import type { CompelEffect, Proposer } from "../../rules/compel/compel-rules.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import type { NamedAspect, NamedTarget, RequestOf } from "../request.ts";

/** The target is who is compelled. */
export interface CompelAsks extends NamedAspect, NamedTarget {
  /** What happens, in the proposer's words. */
  readonly words: string;
  /** An event, or what it does to a roll. */
  readonly effect: CompelEffect;
  /** Ids of the conditions a GM has set, of those the game has. */
  readonly conditions: readonly string[];
  /** Awarded at once, without an offer: the story has done it already. */
  readonly passive: boolean;
  /** Id of the roll it affects, "" for a later one. */
  readonly roll: string;
  /** Id of the free use of the aspect that was shown to pay for it, "" for none. */
  readonly free: string;
}

/** Found when it was offered, and kept. */
export interface CompelFacts extends NamedTarget {
  readonly aspectName: string;
  readonly conditions: readonly string[];
  readonly roll: string;
  /** The kind of proposer. */
  readonly by: Proposer;
  readonly proposerName: string;
  /** Of the aspect. */
  readonly level: number;
  readonly persistent: boolean;
  /** There is an auction. */
  readonly bidding: boolean;
  /** Id of the free use of the aspect that pays for it, "" for none. */
  readonly free: string;
  /** A player character proposes it; and the target's points are the GM's pool. */
  readonly played: boolean;
  readonly pooled: boolean;
  /** Accepting clears a box instead of paying points. */
  readonly clears: boolean;
}

/** Answers to a compel. `trigger`: what was agreed takes effect. */
export const ANSWERS = ["accept", "refuse", "escalate", "raise", "fold", "trigger", "withdraw"] as const;
export type Answer = (typeof ANSWERS)[number];

/** The names are those of the compel. */
export interface AnswerAsks extends Pick<NamedAspect, "aspectName">, Pick<NamedTarget, "targetName"> {
  /** Id of the compel. */
  readonly compel: string;
  /** The answer. */
  readonly say: Answer;
  /** Id of the roll it affects, "" for none. */
  readonly roll: string;
  /** In an auction: whose turn it was, and that side's bid, as they were shown. */
  readonly side: "gm" | "player" | "";
  readonly bid: number;
  /** Accepting clears a box: the aspect it is of, "" for none. */
  readonly cleared: string;
  readonly clearedName: string;
}

interface AnswerFacts extends NamedAspect, NamedTarget {
  readonly roll: string;
  /** What it does to the roll; null for nothing. */
  readonly gain: Gain | null;
  /** Who proposed the compel. */
  readonly proposerName: string;
  /** In an auction: whose turn it was, and that side's bid. */
  readonly side: "gm" | "player" | "";
  readonly bid: number;
  /** The aspect a box of which is cleared, "" for none. */
  readonly cleared: string;
  readonly clearedName: string;
}

export interface CompelRequests {
  /** A compel is offered. */
  readonly compel: RequestOf<CompelAsks, CompelFacts>;
  /** An answer to a compel. */
  readonly answer: RequestOf<AnswerAsks, AnswerFacts>;
}
