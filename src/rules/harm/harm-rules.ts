import type { CheckOutcome } from "../roll/check.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { Break } from "../breaks/break-rules.ts";
import type { Result } from "../result.ts";
import type { TrackLayout } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { EffectKind } from "../stunts/effect.ts";
import type { ScaleReason } from "./scale.ts";
import type { TrackBox } from "./tracks.ts";

/** What a conflict is about: what people attack and defend with, and what it harms. */
export interface ConflictScope {
  /** Stable id; words at `NORN.Scope.<game>.<id>`. */
  readonly id: string;
  /** Tracks it harms: the first of these the one who is hit has. */
  readonly tracks: readonly string[];
  /** Keys of the traits most people attack with, the likeliest first; empty: any. */
  readonly attacks: readonly string[];
  /** Type of actors it is for, which are attacked in no other way; absent: any. Source: S8. */
  readonly against?: string;
  /** What an exchange may award the attacker besides arms; words at `NORN.Award.<game>.<id>`; absent: nothing. Source: S6. */
  readonly award?: string;
  /** Id of the scope whose arms serve it; absent: its own. */
  readonly arms?: string;
  /** Those of them for arms at arm's length, and for what is shot or thrown; empty or absent: any of them. */
  readonly near?: readonly string[];
  readonly far?: readonly string[];
  /** Attacks with two traits of their own, in games that add two ranks up; words at `NORN.Attack.<game>.<id>`. */
  readonly pairs?: readonly {
    readonly id: string;
    readonly traits: readonly [string, string];
    readonly reach: "near" | "far";
  }[];
  /** Samples of what may be at stake instead of harm; words at `NORN.Stake.Sample.<id>`. */
  readonly stakes?: readonly string[];
}

/** A weapon or a suit of armor; also what stands for them in other conflicts (edge, determination; leverage, popularity). */
export interface Arms {
  readonly name: string;
  readonly weapon: number;
  readonly armor: number;
  /** Zones it reaches without a penalty, 0 for the same zone; null where range has no meaning. */
  readonly range: number | null;
  /** Explosive rating: 0, or what everyone in the zone is hit with. Source: S6, S7. */
  readonly explosive: number;
  /** Id of the armor type, "" for none. Source: F8, advanced arms. */
  readonly armorType: string;
  /** Qualities by id, and how often it has each. Source: F8, advanced arms. */
  readonly qualities: Readonly<Record<string, number>>;
  /** Id of the scope it serves, "" for the game's first. */
  readonly scope: string;
  /** How much of the armor is a shield, which nobody raises against what they do not see coming. Source: S7. */
  readonly shield: number;
}

/** Bare hands, no armor. */
export const NO_ARMS: Arms = {
  name: "",
  weapon: 0,
  armor: 0,
  range: null,
  explosive: 0,
  armorType: "",
  qualities: {},
  scope: "",
  shield: 0,
};

/** How one side of an exchange fights. */
export interface Fighter {
  readonly actor: ActorSnapshot;
  readonly weapon: Arms;
  readonly armor: Arms;
  /** Id of the defense it chose, "" for the attacker. */
  readonly defense: string;
}

/** What the two sides have between them. */
export interface Exchange {
  readonly scope: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Zones between them. */
  readonly distance: number;
  /** Steps of scale by which the attacker is larger; below 0: the defender. R6. */
  readonly scale: number;
  /** Id of the conflict's pace, in games that have several; absent: the campaign's usual one. Source: F8. */
  readonly pace?: string;
  /** Words are at stake, and no harm. */
  readonly staked?: true;
}

export interface DefenseInput {
  readonly scope: string;
  /** Keys of the traits the attack was rolled with. */
  readonly attack: readonly string[];
  readonly defender: ActorSnapshot;
}

/** A way to defend. */
export interface Defense {
  /** Stable id; words at `NORN.Defense.<game>.<id>`. */
  readonly id: string;
  /** Ids of the defender's traits it may be rolled with, the likeliest first; empty for none. */
  readonly traits: readonly string[];
  /** Id of the trait that usually joins, "" for none. */
  readonly joins: string;
  /** The rank it is rolled at, without a trait of one's own: the unaware, and those without a fitting skill (F8). Null: a trait is rolled. */
  readonly rank: number | null;
  /** Nothing is rolled: it stands at that rank. Source: S6. */
  readonly unrolled?: true;
  /** What it adds to the roll. */
  readonly modifier: number;
}

export interface ModifiersInput {
  readonly side: "attack" | "defense" | "other";
  readonly actor: ActorSnapshot;
  /** Only in an exchange. */
  readonly exchange: Exchange | null;
  /** Outside an exchange: the weapons the actor has with it, and the armor it wears; absent: not known. */
  readonly carried?: { readonly weapons: readonly Arms[]; readonly armor: Arms };
  /** It is the actor's first roll since it was last hit. */
  readonly afterHit: boolean;
  /** Boxes that hit checked, all of one track; absent: not known. */
  readonly lastHit?: readonly TrackBox[];
}

/** A line of a roll's breakdown that the rules or the situation bring; it can be taken in or struck out. */
export interface OfferedModifier {
  /** Stable id; words at `NORN.Modifier.<game>.<id>`. */
  readonly id: string;
  readonly value: number;
  /** It applies unless it is struck out. Else the user knows whether it does. */
  readonly applies: boolean;
  /** scale: who is larger than whom. */
  readonly reason?: ScaleReason;
}

/** Why an attack cannot be made at all; words at `NORN.Roll.Refused.<code>`. */
export const ATTACK_REFUSALS = ["out-of-range"] as const;
export type AttackRefusal = (typeof ATTACK_REFUSALS)[number];

/** Where a hit's strength comes from. */
export const HIT_SOURCES = ["margin", "bought", "weapon", "armor", "scale", "defense"] as const;
type HitSource = (typeof HIT_SOURCES)[number];
export interface HitPart {
  readonly source: HitSource;
  /** Name of the arms, "" for others. */
  readonly label: string;
  readonly value: number;
  /** scale: who is larger than whom. */
  readonly reason?: ScaleReason;
}

/** The outcome, and the row of a track, that takes someone out. */
export const TAKEN_OUT = "taken-out";

/** A hit before it is taken. */
export interface Hit {
  readonly suffers: "attacker" | "defender";
  /** Stress, injuries, or the margin after arms; at least 0. */
  readonly amount: number;
  /** Their sum is the amount, unless that would be below 0. */
  readonly parts: readonly HitPart[];
  /** Id of the outcome the amount brings, in games that have a table of them; words at `NORN.HitOutcome.<game>.<id>`. */
  readonly outcome?: string;
  /** Id of an outcome it brings besides. Source: F9, stunning attack. */
  readonly besides?: string;
  /** Armor takes none of it, in games whose armor takes hits. Source: M4, S4. */
  readonly ignoresArmor?: true;
}

/** One roll against several opponents. Source: F8. */
export interface AgainstSeveral {
  /** Who stands alone. */
  readonly alone: "attacker" | "defender";
  /** The lone roll's margin over each of the others. */
  readonly margins: readonly number[];
  /** Of those it may harm, the lone side has chosen this one. */
  readonly chosen: boolean;
}

export interface HitInput extends Exchange {
  /** Attack − defense. */
  readonly margin: number;
  readonly outcome: CheckOutcome | null;
  /** What was bought with what is left of the attack, by its use, and how often. */
  readonly bought: Readonly<Record<string, number>>;
  /** Absent: one against one. */
  readonly several?: AgainstSeveral;
}

/** What is at stake, as far as the rules ask. */
export interface StakeInput extends Pick<HitInput, "margin" | "outcome" | "several"> {
  /** Id of the outcome it takes, "" where no one has said. */
  readonly takes: string;
}

/** An actor who is hit: its tracks as the rules give them, and its consequences. */
export interface Harmed {
  readonly actor: ActorSnapshot;
  readonly layouts: readonly TrackLayout[];
  readonly consequences: readonly Aspect[];
  /** What an organization may give up. Source: S9. */
  readonly assets?: readonly Aspect[];
  /** Of the conflict. */
  readonly track: string;
  readonly armor: Arms;
}

/** What the one who is hit chooses. */
export interface HarmWay {
  /** Severities of the consequences taken to reduce the hit, mildest first; one that is forced is not chosen. */
  readonly consequences: readonly string[];
  /** The armor takes it. */
  readonly armor: boolean;
  /** Uuid of an asset that is given up instead of a consequence; absent or "" for none. Source: S9. */
  readonly asset?: string;
}
export const PLAIN_WAY: HarmWay = { consequences: [], armor: false };

export interface NewConsequence {
  readonly severity: string;
  readonly track: string;
  readonly persistent: boolean;
  /** Who may use its free invocation: the one who inflicted it, or anyone; null: it has none. */
  readonly free: "attacker" | "anyone" | null;
  /** The hit forces it: the one who is hit did not choose to take it. */
  readonly forced?: true;
}

/** What a hit does, taken in one way. */
export interface Harm {
  readonly boxes: readonly TrackBox[];
  readonly consequences: readonly NewConsequence[];
  /** The armor is damaged by it. */
  readonly damaged: boolean;
  readonly takenOut: boolean;
  /** What nothing absorbed. */
  readonly left: number;
  /** An asset given up instead of a consequence. Source: S9. */
  readonly sacrificed?: Aspect;
}

/** What it costs, in fate points, to say what a forced consequence is: the attacker pays to name it, the defender to veto that. Source: S5. */
export interface CalledShot {
  readonly attacker: number;
  readonly defender: number;
}

/** Ammunition is counted in units. Source: S7. */
export interface AmmunitionRule {
  /** Every attack takes one; else one is gone when its user says that they have run out. */
  readonly eachAttack: boolean;
}

export const HARM_REFUSALS = ["no-track", "way-unknown"] as const;
export type HarmRefusal = (typeof HARM_REFUSALS)[number];

/** One thing that heals: checked boxes of a row, or a consequence with its row. */
export interface Wound {
  readonly track: string;
  /** Row of the track, "" where only the aspect heals. */
  readonly row: string;
  readonly boxes: readonly string[];
  /** Uuid of the consequence, "" for none. */
  readonly aspect: string;
}

/** How a wound heals. */
export interface Recovery {
  readonly wound: Wound;
  /** The break at which it heals by itself, null where it takes time or treatment. */
  readonly at: Break | null;
  /** Days it takes by itself, null where the rules do not count them. */
  readonly days: number | null;
  /** A roll that shortens that time, or heals it, by keys of the healer's traits; null for none. */
  readonly treatment: { readonly traits: readonly string[]; readonly difficulty: number } | null;
  /** Days it takes after a treatment rolled with this margin; 0: it is healed. */
  readonly after: (margin: number) => number | null;
}

/** Blows, what they do, and how it heals. */
export interface HarmRules {
  /** Kinds of effects, of those not every game knows, that its attacks reckon with. */
  readonly effects: readonly EffectKind[];
  /** At least one; the first is the usual. */
  readonly scopes: (dials: DialValues) => readonly ConflictScope[];
  /** At least one; the first is the usual. */
  readonly defenses: (input: DefenseInput, dials: DialValues) => readonly Defense[];
  readonly modifiers: (input: ModifiersInput, dials: DialValues) => readonly OfferedModifier[];
  /** Whether the attack can be made at all. */
  readonly mayAttack: (exchange: Exchange, dials: DialValues) => Result<true, AttackRefusal>;
  /** How many zones someone reaches without a weapon; null: any distance. Source: T4, S4, S7. */
  readonly unarmedRange: (scope: string, actor: ActorSnapshot) => number | null;
  /** The scale of an actor, in steps. Source: S10. R6. */
  readonly scaleOf: (actor: ActorSnapshot) => number;
  /** Whether one roll defends against everyone who attacks. Source: F8. */
  readonly sharesDefense: (exchange: Pick<Exchange, "pace">, dials: DialValues) => boolean;
  /** Whether an attack with this weapon is on everyone in the zone. S6-R21. Source: S7. */
  readonly hitsZone: (weapon: Arms, scope: string) => boolean;
  /** What a attack comes to; null where it harms nobody. */
  readonly hit: (input: HitInput, dials: DialValues) => Hit | null;
  /** Whether what is at stake comes about; null: with a success. */
  readonly stakeWorks: ((input: StakeInput) => boolean) | null;
  /** Ids of the outcomes of which one is needed for what is at stake, the least first, and the usual one; null: any success is enough. */
  readonly stakeTakes: { readonly outcomes: readonly string[]; readonly usual: string } | null;
  /** Ways to take it, the plain one first. */
  readonly ways: (harmed: Harmed, hit: Hit, dials: DialValues) => readonly HarmWay[];
  /** What one of those ways leads to. */
  readonly take: (harmed: Harmed, hit: Hit, way: HarmWay, dials: DialValues) => Result<Harm, HarmRefusal>;
  /** Whether what is checked takes the actor out of this track's conflicts. */
  readonly isTakenOut: (layout: TrackLayout, checked: readonly string[], dials: DialValues) => boolean;
  readonly recoveries: (harmed: Omit<Harmed, "track" | "armor">, dials: DialValues) => readonly Recovery[];
  /** Ids of all outcomes a hit can have, the least first; empty where the game has no table of them. */
  readonly outcomes: readonly string[];
  /** Ids of armor types, the lightest first; words at `NORN.ArmorType.<game>.<id>`. */
  readonly armorTypes: readonly string[];
  /** Ids of what a weapon may be besides; words at `NORN.Quality.<game>.<id>`. */
  readonly qualities: readonly string[];
  /** Hits the arms add to a roll that has any, in games with enhancements. Source: M2. */
  readonly enhancement: (fighter: Fighter) => number;
  /** How ammunition is counted; null: it is not. */
  readonly ammunition: (dials: DialValues) => AmmunitionRule | null;
  /** Fate points an action costs because of the actor's wounds. Source: M4. */
  readonly actingCosts: (actor: ActorSnapshot, dials: DialValues) => number;
  /** Whether the attacker may name what this hit forces; null where not. */
  readonly calledShot: (hit: Hit, harm: Harm, dials: DialValues) => CalledShot | null;
  /**
   * Fate points for conceding before a hit is taken: what it brings the one who offers it, if it is accepted, by the consequences
   * they have taken in this conflict; and the one who refuses it, if the GM finds the offer fair (below 0: what refusing costs).
   * Null where the game has no such rule.
   */
  readonly concession: { readonly accepted: (consequences: number) => number; readonly refused: number } | null;
}
