import type { AspectState } from "../events/ledger-state.ts";
import type { DialValues } from "../dials/dial-values.ts";

/** What a compel does to its target. Source: S3 (the other games only know the event). */
export const COMPEL_EFFECTS = ["event", "minus-two", "reroll"] as const;
export type CompelEffect = (typeof COMPEL_EFFECTS)[number];

/** Who proposes it: the GM, the target, or another player. */
export const PROPOSERS = ["gm", "target", "other"] as const;
export type Proposer = (typeof PROPOSERS)[number];

/** A compel as proposed. */
export interface CompelAsked {
  readonly aspect: Pick<AspectState, "name" | "level" | "persistent" | "role">;
  readonly proposer: Proposer;
  readonly effect: CompelEffect;
  /** The GM has raised the offer once. */
  readonly escalated: boolean;
  /** Refusing costs a point where it usually costs none. */
  readonly cutthroat: boolean;
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
    readonly awarded: "at-once" | "when-it-bites";
    /** A checked box of any of the target's aspects clears instead. */
    readonly clears?: true;
  };
  /** What the target pays for refusing. */
  readonly refuse: { readonly cost: number };
  /** The GM may still raise the offer. */
  readonly escalates: boolean;
}

export interface CompelRules {
  readonly effects: readonly CompelEffect[];
  /** Who may propose. */
  readonly proposers: readonly Proposer[];
  /** The GM has to agree to this proposer's compels. */
  readonly gmAgrees?: (by: Proposer) => boolean;
  /** The GM may make refusing cost a point. */
  readonly cutthroat?: boolean;
  /** A compel uses the aspect as an invocation does: the first may be free, and a fragile one is removed by it. */
  readonly consumesAspect?: boolean;
  /** Points are bid, up to the level of the aspect, instead of offered. */
  readonly bidding?: (dials: DialValues) => boolean;
  /** Accepting clears a box of an aspect, and pays no points. */
  readonly clears?: (dials: DialValues) => boolean;
  readonly terms: (asked: CompelAsked) => CompelTerms;
}
