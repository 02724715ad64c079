import type { Aspect } from "./aspects/aspect.ts";
import type { ExtraKind, PhaseKind } from "./stored-ids.data.ts";
import type { AttackProfile } from "./harm/attack-profile.ts";
import type { Trait } from "./traits/trait.ts";
import type { Feature } from "./stunts/effect.ts";

/** One phase of a life, and the ranks bought in it: of which trait, by its key in the game or its id, and how many. */
export interface PhaseSnapshot {
  readonly number: number;
  /** "" for a usual one. */
  readonly kind: PhaseKind | "";
  readonly ranks: readonly { readonly trait: string; readonly rank: number }[];
}

/** An advantage, and what it costs in the game's own unit. */
export interface AdvantageSnapshot {
  readonly name: string;
  readonly tier: string;
  readonly cost: number;
  /** Id of the class of a power that goes beyond the usual ones; absent for none. */
  readonly powerClass?: string;
  /** Id or key of the trait that a power is used with; absent for none. */
  readonly affinity?: string;
  /** It was bought with money, and costs no points. */
  readonly bought?: true;
}

/** An extra, and the ranks it is bought with. */
export interface ExtraSnapshot {
  readonly name: string;
  readonly kind: ExtraKind | "";
  readonly cost: number;
}

/** Checked boxes of one track, by id: `row-index`. */
export interface TrackSnapshot {
  readonly id: string;
  readonly boxes: readonly string[];
  /** Boxes added to (or taken from) what the rules give. */
  readonly bonus: number;
}

export interface VehicleSnapshot {
  /** null: the campaign's. */
  readonly techLevel: number | null;
  /** How often it has each of the advantages that are counted. */
  readonly upgraded: number;
  readonly fated: number;
  readonly armored: number;
}

export interface ActorSnapshot {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  /** The NPC tier (`trivial`, `vital` …), where it matters; "" for other actors. */
  readonly tier: string;
  /** The campaign's own tier that is played like that one, "" for none. R19. */
  readonly ownTier: string;
  /** How many people an NPC stands for; 1 for other actors. */
  readonly count: number;
  readonly size: number;
  readonly traits: readonly Trait[];
  /** Ranks at which traits start that the campaign has added or moved to another group, by key. R18. */
  readonly startsAt: Readonly<Record<string, number>>;
  readonly aspects: readonly Aspect[];
  readonly tracks: readonly TrackSnapshot[];
  readonly phases: readonly PhaseSnapshot[];
  /** Stress boxes of the armor it wears. Source: S5. */
  readonly armorBoxes: number;
  /** What it has that does something, or is used up. */
  readonly features: readonly Feature[];
  /** What it can attack with besides bare hands. */
  readonly attacks: readonly AttackProfile[];
  readonly extras: readonly ExtraSnapshot[];
  /** Points of the armor it wears. Source: M4. */
  readonly armorPoints: number;
  /** Null where they are not known. */
  readonly advantages: readonly AdvantageSnapshot[] | null;
  /** vehicle: what its numbers are counted from; null for other actors. Source: S8. */
  readonly vehicle: VehicleSnapshot | null;
  readonly fatePoints: {
    readonly value: number;
    readonly refresh: number;
    readonly debt: number;
    readonly held: number;
    /** Experience points not spent yet, and points for advantages bought with them; absent for none. Source: S2 (advancement). */
    readonly experience?: number;
    readonly advantagePoints?: number;
    /** Skill points earned in play; absent for none. Source: T5. */
    readonly skillPoints?: number;
  };
}

/** An actor with nothing on it, unless given. */
export function newActor(given: Partial<ActorSnapshot> = {}): ActorSnapshot {
  return {
    id: "",
    uuid: "",
    name: "",
    type: "character",
    tier: "",
    ownTier: "",
    count: 1,
    size: 0,
    traits: [],
    startsAt: {},
    aspects: [],
    tracks: [],
    phases: [],
    armorBoxes: 0,
    features: [],
    attacks: [],
    extras: [],
    armorPoints: 0,
    advantages: null,
    vehicle: null,
    fatePoints: { value: 0, refresh: 0, debt: 0, held: 0 },
    ...given,
  };
}
