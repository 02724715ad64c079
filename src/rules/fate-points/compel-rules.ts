import type { AspectState } from "../events/aspect-state.ts";
import type { DialValues } from "../dials/dial-values.ts";

/** What a compel does to somebody. Source: S3 (the other games know only the event). */
export const COMPEL_EFFECTS = ["event", "minus-two", "reroll"] as const;
export type CompelEffect = (typeof COMPEL_EFFECTS)[number];

/** Who proposes it: the GM, the one compelled, or another player. */
export const PROPOSERS = ["gm", "target", "other"] as const;
export type Proposer = (typeof PROPOSERS)[number];

/** A compel as it lies on the table. */
export interface CompelAsked {
  readonly aspect: Pick<AspectState, "name" | "level" | "persistent" | "role">;
  readonly proposer: Proposer;
  readonly effect: CompelEffect;
  /** The GM has raised the offer once. */
  readonly escalated: boolean;
  /** Refusing costs a point where it usually costs none. */
  readonly cutthroat: boolean;
  /** A free use of the aspect pays for the proposal. */
  readonly free: boolean;
}

/** What a compel costs and brings, in points. */
export interface CompelTerms {
  /** Leaves the proposer, and when: as soon as it is proposed, or only if it is accepted. */
  readonly proposal: { readonly cost: number; readonly paid: "at-once" | "if-accepted" };
  /** The one compelled gets it for accepting, and when: at once, or when the aspect bites. */
  readonly accept: { readonly gain: number; readonly awarded: "at-once" | "when-it-bites" };
  /** The one compelled pays it for refusing. */
  readonly refuse: { readonly cost: number };
  /** The GM may still raise the offer. */
  readonly escalates: boolean;
}

export interface CompelRules {
  readonly effects: readonly CompelEffect[];
  /** Who may propose. */
  readonly proposers: readonly Proposer[];
  /** The GM has to agree to what this one proposes. */
  readonly gmAgrees?: (by: Proposer) => boolean;
  /** The GM may make refusing cost a point. */
  readonly cutthroat?: boolean;
  /** A compel uses the aspect as an invocation does: the first may be free, and a fragile one is gone with it. */
  readonly consumesAspect?: boolean;
  /** Points are bid, up to the level of the aspect, instead of offered. */
  readonly bidding?: (dials: DialValues) => boolean;
  readonly terms: (asked: CompelAsked) => CompelTerms;
}
