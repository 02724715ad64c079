import type { AspectKind } from "./aspects/aspect-kind.ts";
import type { InvocationRules } from "./aspects/invocation-rules.ts";
import type { MakingRules } from "./aspects/making-rules.ts";
import type { CheckRequest, CheckResult, Combination } from "./checks/check.ts";
import type { Contestant, ContestResult } from "./checks/contest.ts";
import type { LeftoverRules } from "./checks/leftovers.ts";
import type { DiceMethod, DicePlan } from "./dice/dice-method.ts";
import type { BreakRules } from "./fate-points/break-rules.ts";
import type { CompelRules } from "./fate-points/compel-rules.ts";
import type { SpendRules } from "./fate-points/spend-rules.ts";
import type { WoundRules } from "./harm/wounds.ts";
import type { DialValues } from "./dials/dial-values.ts";
import type { Dial } from "./dials/read-dial.ts";
import type { Ladder } from "./ladder/ladder.ts";
import type { FindingCode } from "./skills/audit.ts";
import type { PhaseRules } from "./skills/phases.ts";
import type { ActorSnapshot, TraitSnapshot } from "./snapshot.ts";

export const TRAIT_NOUNS = ["skills", "abilities", "attributes"] as const;
export type TraitNoun = (typeof TRAIT_NOUNS)[number];

export interface TraitGroup {
  readonly id: string;
  /** Rank of a trait of this group that nobody bought. */
  readonly defaultRank: number;
  /** Players may add traits of their own to it. */
  readonly open: boolean;
}

/** A trait the game lists. Its name is in the language file under its key. */
export interface TraitPlan {
  readonly key: string;
  readonly group: string;
  /** What the campaign calls it, where that is not the game's word. */
  readonly name?: string;
}

export interface AspectRole {
  /** Stable id ("concept", "defining", "identity" …). */
  readonly id: string;
  readonly kind: AspectKind;
  /** How many of it a character is expected to have; null = any number. */
  readonly count: number | null;
  /** What the campaign calls it, where that is not the game's word. */
  readonly name?: string;
  /** It is still to be won: nothing can be done with it yet. */
  readonly ahead?: true;
}

/** A kind of lesser people. */
export interface Tier {
  readonly id: string;
  readonly name?: string;
}

/** What is wrong (or worth knowing) with a character's traits, as code and arguments. Never blocks play. */
export interface Finding {
  readonly severity: "wrong" | "hint";
  readonly code: FindingCode;
  readonly args: Readonly<Record<string, string | number>>;
  /** Ids of the traits it is about. */
  readonly traits: readonly string[];
}

/** Points, caps and structure of the traits, at a glance. */
export interface TraitAudit {
  /** Per pool of points (skills; attributes …): what is spent of what there is (null: no limit known). */
  readonly pools: readonly { readonly id: string; readonly spent: number; readonly allowed: number | null }[];
  /** Highest rank allowed, null for none. */
  readonly cap: number | null;
  /** How many traits stand at each rank, highest first (empty where the game has no structure). */
  readonly columns: readonly { readonly rank: number; readonly count: number }[];
  readonly findings: readonly Finding[];
}

export interface TrackRow {
  readonly id: string;
  readonly boxes: number;
}
/** A track as it stands for one actor: rows of boxes; box ids are `${row.id}-${index}` from 0. */
export interface TrackPlan {
  readonly id: string;
  readonly rows: readonly TrackRow[];
  /** Only where the track has no stress boxes: the stress that forces a consequence (S5 threshold). */
  readonly threshold?: number;
}

/** What the dialog of a roll asks beyond trait, modifier and difficulty. */
export interface CheckQuestions {
  /** Static or dynamic test (F2). */
  readonly test: boolean;
  /** Highest enhancement, 0 for none (M2). */
  readonly enhancement: number;
  /** Complications and the hits that avoid them; empty for none (M2). */
  readonly complications: Ladder;
}

/** Whether an aspect is of a kind that is still to be won. */
export function isAhead({ aspects }: Ruleset, { role }: { readonly role: string }): boolean {
  return aspects.roles.some(({ id, ahead }) => id === role && ahead === true);
}

export interface Ruleset {
  /** Stable id: what is stored, and the key of its words. */
  readonly id: string;
  readonly ladder: Ladder;
  readonly difficulties: Ladder;
  /** The first is the default. */
  readonly dice: readonly DiceMethod[];
  readonly dials: readonly Dial[];
  readonly traits: {
    readonly groups: readonly TraitGroup[];
    readonly list: readonly TraitPlan[];
    /** Ranks a person may type. */
    readonly range: { readonly min: number; readonly max: number };
    /** What a trait is called on the sheet. */
    readonly noun: TraitNoun;
    /** How a second trait may join; empty where it may not. */
    readonly combinations: readonly Combination[];
    readonly audit: (actor: ActorSnapshot, dials: DialValues) => TraitAudit;
    /** The rank used in play: its own, or the default of its group where none is bought; null = not applicable. */
    readonly effectiveRank: (trait: TraitSnapshot) => number | null;
  };
  readonly aspects: {
    readonly roles: readonly AspectRole[];
    /** Aspects have levels and boxes. */
    readonly levels: boolean;
    readonly persistent: boolean;
    readonly lockable: boolean;
    /** Ids of how bad a consequence is, mildest first; empty where the game has none. */
    readonly severities: readonly string[];
  };
  /** Ids of how far above ordinary people a stunt is; empty where the game has none. */
  readonly stuntTiers: readonly string[];
  readonly invoking: InvocationRules;
  readonly making: MakingRules;
  readonly compelling: CompelRules;
  readonly spending: SpendRules;
  readonly breaks: BreakRules;
  readonly fatePoints: {
    /** Points a character of this shape begins a session with. */
    readonly start: (actor: ActorSnapshot, dials: DialValues) => number;
    readonly refresh: boolean;
    readonly debt: boolean;
    readonly held: boolean;
  };
  readonly tracks: (actor: ActorSnapshot, dials: DialValues) => readonly TrackPlan[];
  /** Kinds of lesser people. */
  readonly tiers?: readonly Tier[];
  /** What may be bought with what is left of a result. */
  readonly leftovers?: LeftoverRules;
  /** Ids of the steps of time, from the shortest to the longest. */
  readonly times?: readonly string[];
  /** Two rolls against each other, where the game says more than who is higher. */
  readonly contest?: (first: Contestant, second: Contestant) => ContestResult;
  /** What a hit does, and how wounds hinder. */
  readonly wounds?: WoundRules;
  /** A life in phases. */
  readonly phases?: PhaseRules;
  readonly asks: CheckQuestions;
  /** Without `dials` every dial stands at its initial value. Throws on a request the game cannot roll; see `reviewRequest`. */
  readonly plan: (request: CheckRequest, dials?: DialValues) => DicePlan;
  /** `faces` in the order thrown, as many as `plan(request, dials).count`. Throws on faces the plan cannot show. */
  readonly resolve: (request: CheckRequest, faces: readonly number[], dials?: DialValues) => CheckResult;
}

/** The game a world plays: its ruleset, and what the campaign set of its dials. Handed in at the edge, never read inside a rule. */
export interface GameInForce {
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
}
