import type { Aspect } from "../aspects/aspect.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { Result } from "../result.ts";
import type { Payer } from "../spend/payer.ts";

/** What a compel does to its target. Source: S3 (the other games only know the event). */
export const COMPEL_EFFECTS = ["event", "minus-two", "reroll"] as const;
export type CompelEffect = (typeof COMPEL_EFFECTS)[number];

/** Who proposes it: the GM, the target, or another player. */
export const PROPOSERS = ["gm", "target", "other"] as const;
export type Proposer = (typeof PROPOSERS)[number];

/** A compel as proposed. */
export interface CompelInput {
  readonly aspect: Pick<Aspect, "name" | "level" | "persistent" | "role">;
  readonly proposer: Proposer;
  readonly effect: CompelEffect;
  /** The GM has raised the offer once. */
  readonly escalated: boolean;
  /** Ids of what the GM has made a condition of it. */
  readonly conditions: readonly string[];
  /** A free invocation of the aspect pays for the proposal. */
  readonly free: boolean;
  /** A player character proposes it. */
  readonly played: boolean;
  /** The target's points are the GM's pool. */
  readonly pooled: boolean;
  /** Accepting clears a box instead of paying points. */
  readonly clears?: boolean;
}

/** What a compel costs and brings, in points. */
export interface CompelTerms {
  /** Cost for the proposer, and when it is paid: when it is proposed, or only if it is accepted. */
  readonly proposal: { readonly cost: number; readonly paid: "at-once" | "if-accepted" };
  /** What the target gets for accepting, and when: at once, or when the compel takes effect. */
  readonly accept: {
    readonly gain: number;
    readonly awarded: "at-once" | "when-triggered";
    /** A checked box of any of the target's aspects clears instead. */
    readonly clears?: true;
  };
  /** What the target pays for refusing. */
  readonly refuse: { readonly cost: number };
  /** The GM may still raise the offer. */
  readonly escalates: boolean;
}

/** An auction over an aspect: what each side has bid, and whose turn it is. */
export interface Bidding {
  readonly level: number;
  readonly gm: number;
  readonly player: number;
  readonly turn: "gm" | "player";
  /** `happens`: the player plays along; `resisted`: the player acts against the aspect. Null while it runs. */
  readonly end: "happens" | "resisted" | null;
}

/** Points are bid instead of offered. */
export interface Auction {
  readonly isHeld: (dials: DialValues) => boolean;
  readonly open: (level: number) => Bidding;
  readonly raise: (bidding: Bidding, player: Payer) => Result<Bidding, "bidding-over" | "points-short">;
  readonly fold: (bidding: Bidding) => Result<Bidding, "bidding-over">;
  /** What the player gets or loses when it is over; nothing before. */
  readonly events: (bidding: Bidding, player: Payer) => readonly LedgerEvent[];
}

export interface CompelRules {
  readonly effects: readonly CompelEffect[];
  /** Who may propose. */
  readonly proposers: readonly Proposer[];
  /** The GM has to agree to this proposer's compels. */
  readonly gmAgrees: (by: Proposer) => boolean;
  /** Ids of what the GM may make a condition of a compel; words at `NORN.Compel.Condition.<game>.<id>`. */
  readonly conditions: readonly string[];
  /** Id of the aspect's free invocation that pays for a proposal, "" for none. */
  readonly free: (aspect: Aspect, proposer: Pick<Payer, "actor">) => string;
  /** Whether a compel that takes effect removes the aspect. */
  readonly removes: (aspect: Aspect) => boolean;
  readonly auction: Auction | null;
  /** Accepting clears a box of an aspect, and pays no points. */
  readonly clears: (dials: DialValues) => boolean;
  readonly terms: (input: CompelInput) => CompelTerms;
}
