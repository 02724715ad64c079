import type { Arms } from "../../rules/harm/harm-rules.ts";
import type { NamedTarget, RequestOf } from "../request.ts";

/** What every entry about a hit says: id of the attack, and its target. */
interface OnHit extends NamedTarget {
  readonly roll: string;
}

interface DefendAsks extends OnHit {
  /** Id of the roll made for it, "" for none. */
  readonly opposing: string;
  /** Id of a `Defense`. */
  readonly defense: string;
  /** Without a roll, the GM’s number; null for none. */
  readonly total: number | null;
}

interface DefendFacts {
  readonly targetName: string;
  /** Total of the defense, kept in case its roll is deleted. */
  readonly total: number | null;
  /** What the defender has ready and wears. */
  readonly weapon: Arms;
  readonly armor: Arms;
}

export interface HarmAsks extends OnHit {
  /** Severities of the consequences that are chosen. */
  readonly chosen: readonly string[];
  /** What the one who is hit calls each consequence. */
  readonly names: readonly string[];
  /** The armor takes it. */
  readonly armor: boolean;
  /** Uuid of the asset that is given up instead of a consequence, "" for none. */
  readonly asset: string;
  /** Taken as it comes, by someone without a player: the author need not play them. */
  readonly byItself: boolean;
}

interface HarmFacts {
  readonly targetName: string;
  readonly chosen: readonly string[];
  readonly armor: boolean;
  readonly asset: string;
  readonly assetName: string;
  /** Id of the defense's roll, "" for none. */
  readonly opposing: string;
  /** Severities of all consequences it brought, and what each is called. */
  readonly consequences: readonly string[];
  readonly names: readonly string[];
  /** What it came to. */
  readonly amount: number;
  /** Id of the outcome in games that have a table of them, "" for none. */
  readonly outcome: string;
  /** Checked boxes of the track, in order. */
  readonly boxes: readonly string[];
  /** It takes the one who is hit out. */
  readonly takenOut: boolean;
}

export interface ConcedeAsks extends OnHit {
  /** The terms. */
  readonly words: string;
}

/** Answers to a concession. `fair`: a GM says so of one that was refused. */
export const CONCESSION_ANSWERS = ["accept", "refuse", "fair"] as const;
export type ConcessionAnswer = (typeof CONCESSION_ANSWERS)[number];

export interface AnswerConcessionAsks extends OnHit {
  /** Id of the offer. */
  readonly entry: string;
  /** The answer. */
  readonly say: ConcessionAnswer;
}

interface AnswerConcessionFacts {
  readonly targetName: string;
  readonly concederName: string;
  /** Uuid of the one who offered it, and ids of other attacks that were still open and no longer hit them. */
  readonly conceder: string;
  readonly dropped: readonly string[];
  /** The terms. */
  readonly words: string;
}

export interface CallShotAsks extends OnHit {
  /** What the forced consequence is. */
  readonly words: string;
}

interface VetoShotAsks extends OnHit {
  /** Id of the call. */
  readonly entry: string;
}

interface VetoShotFacts {
  readonly targetName: string;
  /** What was called. */
  readonly words: string;
}

type TargetName = Pick<OnHit, "targetName">;

export interface HarmRequests {
  /** A target of an attack defends. */
  readonly defend: RequestOf<DefendAsks, DefendFacts>;
  /** the one who is hit takes what an attack does. */
  readonly harm: RequestOf<HarmAsks, HarmFacts>;
  /** the one who is hit offers to give up instead. */
  readonly concede: RequestOf<ConcedeAsks, TargetName>;
  /** It is accepted, refused, or found fair. */
  readonly "answer-concession": RequestOf<AnswerConcessionAsks, AnswerConcessionFacts>;
  /** The attacker says what a forced consequence is. */
  readonly "call-shot": RequestOf<CallShotAsks, TargetName>;
  /** The one who is hit names it after all. */
  readonly "veto-shot": RequestOf<VetoShotAsks, VetoShotFacts>;
}
