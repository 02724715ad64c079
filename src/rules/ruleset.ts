import type { AspectKind } from "./aspects/aspect-kind.ts";
import type { InvocationRules } from "./invoke/invocation-rules.ts";
import type { CreationRules } from "./created-aspects/creation-rules.ts";
import type { ChallengeRules } from "./challenges/challenge-rules.ts";
import type { CheckOutcome, CheckRequest, CheckResult, Combination } from "./roll/check.ts";
import type { Contestant, ContestResult } from "./roll/contest.ts";
import type { DifficultyTable } from "./roll/difficulty-table.ts";
import type { LeftoverRules } from "./roll/leftovers.ts";
import type { OutcomeKind } from "./roll/outcome.ts";
import type { OutcomeNotes } from "./roll/outcome-note.ts";
import type { TimeRules } from "./roll/time-taken.ts";
import type { DiceMethod, DicePlan } from "./dice/dice-method.ts";
import type { BreakRules } from "./breaks/break-rules.ts";
import type { CompelRules } from "./compel/compel-rules.ts";
import type { DebtRules } from "./spend/payer.ts";
import type { RewardCard } from "./rewards/reward-cards.ts";
import type { SpendRules } from "./spend/spend-rules.ts";
import type { ConflictRules } from "./conflict/conflict-rules.ts";
import type { MoveRules } from "./zones/move.ts";
import type { HarmRules } from "./harm/harm-rules.ts";
import type { DialValues } from "./dials/dial-values.ts";
import type { Dial } from "./dials/read-dial.ts";
import type { Ladder } from "./roll/ladder.ts";
import type { UnitMember } from "./links/unit-members.ts";
import type { ExperienceRules } from "./traits/experience.ts";
import type { PhaseRules } from "./traits/phases.ts";
import type { Feature } from "./stunts/effect.ts";
import type { ActorSnapshot } from "./snapshot.ts";
import type { Trait } from "./traits/trait.ts";
import type { Modification } from "./stored-ids.data.ts";

/** What games call their traits; a game may have a noun of its own. */
export const TRAIT_NOUNS: readonly string[] = ["skills", "abilities", "attributes"];

export interface TraitGroup {
  readonly id: string;
  /** Rank of an unbought trait of this group. */
  readonly defaultRank: number;
  /** Players may add their own traits to it. */
  readonly open: boolean;
  /** The campaign's name for it, if not the game's. */
  readonly name?: string;
}

/** A trait the game lists. Its key names it in the language file. */
export interface ListedTrait {
  readonly key: string;
  readonly group: string;
  /** The game's group of it, if the campaign has moved it to another. */
  readonly movedFrom?: string;
  /** The campaign's name for it, if not the game's. */
  readonly name?: string;
}

export interface AspectRole {
  /** Stable id ("concept", "defining", "identity" …). */
  readonly id: string;
  readonly kind: AspectKind;
  /** How many of them a character should have; null = any number. */
  readonly count: number | null;
  /** The campaign's name for it, if not the game's. */
  readonly name?: string;
  /** It is still a goal: nothing can be done with it yet. */
  readonly ahead?: true;
  /** How many more of them such an actor should have; fewer below 0. */
  readonly more?: (actor: Pick<ActorSnapshot, "size">) => number;
}

/** A tier of NPCs. */
export interface Tier {
  readonly id: string;
  readonly name?: string;
  /** Who is usually simplified like this: one person, or several who count as one NPC. */
  readonly usualFor?: "one" | "several";
  /** Of one that the campaign has added: the game's tier that it is like. R19. */
  readonly like?: string;
}

/** What a trait is rolled together with, in games that add two ranks up. */
export interface Pairing {
  /** Groups the other trait may be of. */
  readonly groups: readonly string[];
  /** It is not rolled alone, if the actor has such a trait. */
  readonly needed: boolean;
}

/** A fault (or remark) about a character's traits, as a code with arguments. Never blocks play. */
export interface Finding {
  readonly severity: "wrong" | "hint";
  /** One of `SHARED_FINDINGS`, else one of the game's `findings`. */
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Ids of the traits it is about. */
  readonly traits: readonly string[];
}

/** Points, caps and structure of the traits in brief. */
export interface TraitAudit {
  /** For each pool of points (skills; attributes …): points spent and allowed (null: no known limit). */
  readonly pools: readonly { readonly id: string; readonly spent: number; readonly allowed: number | null }[];
  /** Highest rank allowed, null for none. */
  readonly cap: number | null;
  /** How many traits there are at each rank, highest first (empty where the game has no structure). */
  readonly columns: readonly { readonly rank: number; readonly count: number }[];
  readonly findings: readonly Finding[];
}

export interface TrackRow {
  readonly id: string;
  readonly boxes: number;
}
/** A track of one actor: rows of boxes; box ids are `${row.id}-${index}` from 0. */
export interface TrackLayout {
  readonly id: string;
  /** The campaign's name for it, if not the game's. */
  readonly name?: string;
  /** Whose words for it and its rows these are, if not people's: those of a vehicle, an organization or a unit. */
  readonly words?: string;
  readonly rows: readonly TrackRow[];
  /** Only if the track has no stress boxes: the stress that forces a consequence (S5 threshold). */
  readonly threshold?: number;
}

/** What the roll dialog asks besides trait, modifier and difficulty. */
interface CheckQuestions {
  /** Static or dynamic test (F2). */
  readonly test: boolean;
  /** Highest enhancement, 0 for none (M2). */
  readonly enhancement: number;
  /** The rank of the other's trait may be the difficulty (T1). */
  readonly theirTrait: boolean;
  /** Complications and the hits that avoid them; empty for none (M2). */
  readonly complications: Ladder;
}

/** How more rolls count with a first one. Source: M2 (co-operative actions), S1 (extended actions), F2 (repetition). */
interface JoiningRules {
  /** Those of others, who succeed or fail together, in an attack too; or the next ones of the same character. */
  readonly whose: "others" | "own";
  /** Totals are added up. Where they are not, each is compared with the difficulty of the first, and successes are counted. */
  readonly addsUp: boolean;
}

/** Whether an aspect's role is still a goal. */
export function isAhead({ aspects }: Ruleset, { role }: { readonly role: string }): boolean {
  return aspects.roles.some(({ id, ahead }) => id === role && ahead === true);
}

/** Whether specialties count for this actor. */
export function hasSpecialties({ traits }: Ruleset, { tier }: Pick<ActorSnapshot, "tier">): boolean {
  return traits.specialties === null || traits.specialties(tier);
}

/** What becomes here of a character of Fate Core, and of its many relatives: ids of this game. R50 and after. */
export interface FromCore {
  readonly roles: { readonly concept: string; readonly trouble: string; readonly other: string };
  /** Tracks by what their stress is about; where one is missing, the game has no such stress. */
  readonly tracks: { readonly physical?: string; readonly mental?: string };
  readonly severities: {
    readonly mild?: string;
    readonly moderate?: string;
    readonly severe?: string;
    readonly extreme?: string;
  };
}

/** How a vehicle's numbers come from its size and its tech level. Source: S8. */
interface VehicleRules {
  readonly techLevel: (actor: ActorSnapshot, dials: DialValues) => number;
  /** What its armor takes off a attack at the hull. */
  readonly armor: (actor: ActorSnapshot) => number;
  /** Key of the ability that says how fast it is. */
  readonly speed: string;
  /** null: no such size. */
  readonly classOf: (actor: ActorSnapshot) => { readonly cost: number } | null;
}

/** How people roll with the vehicle they are aboard. Source: S8, F7, T1, M2. */
export interface AboardRules {
  /** The vehicle's trait joins theirs as a second one does, or is the most that theirs counts for. */
  readonly how: "joins" | "limits";
  /** Keys of the traits of those aboard that go with a vehicle's, the likeliest first; null where no one handles it. */
  readonly handles: (key: string) => readonly string[] | null;
  /** Key of the trait that NPCs aboard roll together. */
  readonly crew: string | null;
}

/** What comes of those a unit is made of. Source: S10. */
export interface UnitNumbers {
  readonly heads: number;
  readonly size: number;
  /** Their refresh on average, rounded up. */
  readonly average: number;
  readonly refresh: number;
}

/** What a unit is by those it is made of. Source: S10. */
export interface UnitRules {
  /** null for no one. */
  readonly numbers: (members: readonly UnitMember[]) => UnitNumbers | null;
  /** The fewest heads of a unit of this size. */
  readonly fewest: (size: number) => number;
}

/** What the choices of a campaign make of a game's lists, before the campaign edits them. What is missing is as in the book. */
export interface GameVariant {
  readonly traits?: readonly ListedTrait[];
  readonly noun?: string;
  readonly ofTier?: Readonly<Record<string, readonly ListedTrait[]>>;
  readonly roles?: readonly AspectRole[];
  readonly negative?: boolean;
  readonly ladder?: Ladder;
  readonly difficulties?: Ladder;
  /** Dials of what the campaign has added. */
  readonly dials?: readonly Dial[];
}

/** What extras come to. Source: F7. */
export interface ExtraRules {
  /** How many minions so many ranks are, with a controlling aspect of this level. */
  readonly minions: (ranks: number, level: number) => number;
  /** How many skills a servant of so many phases has at Average, Fair and so on; null where the game has no such servant. */
  readonly servant: (phases: number) => readonly number[] | null;
}

/** What a thing costs: as it usually is, and what was added to it. */
export interface PricedThing {
  readonly cost: number;
  /** `points`: advantage points. */
  readonly modifications: readonly { readonly kind: Modification; readonly points: number }[];
}

/** How things are bought: by a roll against what they cost. Source: S7. */
export interface BuyingRules {
  /** Keys of the traits that are rolled. */
  readonly traits: readonly string[];
  readonly price: (thing: PricedThing) => number;
  /** The most advantage points that one modification may have. */
  readonly mostPoints: (dials: DialValues) => number;
  /** Advantages may be bought as well, instead of with points. */
  readonly advantages: (dials: DialValues) => boolean;
}

/** A game, complete: what its author leaves out has its value from `src/rules/plain-rules.ts`. Null: the game has no such thing. */
export interface Ruleset {
  /** Stable id: it is stored, and is the key of its words. */
  readonly id: string;
  readonly ladder: Ladder;
  readonly difficulties: Ladder;
  /** The first is the default. */
  readonly dice: readonly DiceMethod[];
  readonly dials: readonly Dial[];
  readonly traits: {
    readonly groups: readonly TraitGroup[];
    /** Those of a character. */
    readonly list: readonly ListedTrait[];
    /** Keys of all lists a campaign may choose from. */
    readonly known: readonly string[];
    /** Those of other actors, by type. */
    readonly ofType: Readonly<Record<string, readonly ListedTrait[]>>;
    /** Those of NPCs of a tier, which have nothing else. */
    readonly ofTier: Readonly<Record<string, readonly ListedTrait[]>>;
    /** Ranks a user may enter. */
    readonly range: { readonly min: number; readonly max: number };
    /** Id of the words for its traits: one of `TRAIT_NOUNS`, else the game's own at `NORN.TraitNoun.<game>.<noun>`. */
    readonly noun: string;
    /** How a second trait may join; empty if it may not. */
    readonly combinations: readonly Combination[];
    /** Which other trait joins one of this group; null: any of them may. */
    readonly pairing: (group: string, tier: string) => Pairing | null;
    /** Actors besides characters that have the listed traits they did not buy. */
    readonly unboughtToo: (actor: ActorSnapshot) => boolean;
    /** The rank at which this actor has what it did not buy of a group; null: the group's. */
    readonly unboughtRank: (group: string, actor: ActorSnapshot) => number | null;
    /** Some traits are specialties: whether they count for those of a tier. Null: no trait of the game is one. */
    readonly specialties: ((tier: string) => boolean) | null;
    /** Codes of what only its audit finds; words at `NORN.Finding.<game>`. */
    readonly findings: readonly string[];
    readonly audit: (actor: ActorSnapshot, dials: DialValues) => TraitAudit;
    /** The rank used in play: its own, or its group's default if unbought; null = not applicable. */
    readonly effectiveRank: (trait: Trait) => number | null;
  };
  readonly aspects: {
    readonly roles: readonly AspectRole[];
    /** Those of other actors, by type. */
    readonly ofType: Readonly<Record<string, readonly AspectRole[]>>;
    /** Aspects have levels and boxes. */
    readonly levels: boolean;
    /** The level of a weakness is written with a minus. */
    readonly negative: boolean;
    readonly persistent: boolean;
    readonly lockable: boolean;
    /** Aspects may be rolled like traits, at their level; NPCs of some tiers roll nothing else. Null: they are not rolled. */
    readonly rolled: { readonly asSkills: readonly string[] } | null;
    /** Ids of a consequence's severities, mildest first; empty where the game has none. */
    readonly severities: readonly string[];
  };
  /** Ids of stunt tiers, by how far above ordinary people they are; empty where the game has none. */
  readonly stuntTiers: readonly string[];
  /** Experience that buys ranks and more, which are not part of what a new character has. */
  readonly experience: ExperienceRules | null;
  /** Ids of the classes of powers beyond the usual ones, the lowest first; empty where the game has none. */
  readonly powerClasses: readonly string[];
  /** What an advantage costs that is bought with money, by its cost in points. */
  readonly advantagePrice: ((points: number) => number) | null;
  /** How things are bought with a roll. */
  readonly buying: BuyingRules | null;
  readonly extras: ExtraRules | null;
  readonly invoking: InvocationRules;
  readonly creating: CreationRules;
  readonly compelling: CompelRules;
  readonly spending: SpendRules;
  readonly breaks: BreakRules;
  /** Cards a GM deals to players; null where the campaign does without. */
  readonly rewards: (dials: DialValues) => readonly RewardCard[] | null;
  /** The numbers a unit has of its own. */
  readonly units: UnitRules | null;
  /** Vehicles by a table, in games that have one. */
  readonly vehicles: VehicleRules | null;
  /** Null: a vehicle rolls what it has, and no one aboard is asked. */
  readonly aboard: AboardRules | null;
  readonly fatePoints: {
    /** Points with which such a character starts a session. */
    readonly start: (actor: ActorSnapshot, dials: DialValues) => number;
    readonly refresh: boolean;
    /** How points are owed. */
    readonly debt: DebtRules | null;
    readonly held: boolean;
  };
  readonly tracks: (actor: ActorSnapshot, dials: DialValues) => readonly TrackLayout[];
  /** NPC tiers. */
  readonly tiers: readonly Tier[];
  /** Which of the outcomes it is that the game tells apart. */
  readonly outcomeKind: (outcome: CheckOutcome) => OutcomeKind;
  /** What it says of an outcome besides success and margin. */
  readonly outcomeNotes: OutcomeNotes;
  /** What leftover shifts or hits can buy. */
  readonly leftovers: LeftoverRules | null;
  /** How long an action takes. */
  readonly time: TimeRules | null;
  /** How more rolls count with one. */
  readonly joining: JoiningRules | null;
  /** What a defense that won brings to the defender's next attack on the attacker. */
  readonly afterDefense: ((outcome: CheckOutcome) => number) | null;
  /** Fate points for turning a failure into a dramatic one. */
  readonly dramaticFailure: number | null;
  /** Two rolls against each other; null: the higher one wins. */
  readonly contest: ((first: Contestant, second: Contestant) => ContestResult) | null;
  readonly harm: HarmRules | null;
  /** How results are read on a challenge ladder. */
  readonly challenges: ChallengeRules;
  /** Difficulties that are added up from a table. Source: F9, M5. */
  readonly difficultyTables: (dials: DialValues) => readonly DifficultyTable[];
  /** What everyone has that does something, without an item; words at `NORN.Feature.<game>`. Source: M5. */
  readonly features: (actor: ActorSnapshot, dials: DialValues) => readonly Feature[];
  /** Who acts when in a conflict. */
  readonly conflict: ConflictRules | null;
  /** Walking and running from zone to zone; null: people just go where they want. */
  readonly moves: MoveRules | null;
  /** A life in phases. */
  readonly phases: PhaseRules | null;
  /** null: the campaign has chosen nothing that changes a list. */
  readonly variant: (dials: DialValues) => GameVariant | null;
  /** Null: imported aspects have no role. */
  readonly fromCore: FromCore | null;
  readonly asks: CheckQuestions;
  /** Without `dials` every dial has its initial value. Throws on a request the game cannot roll; see `reviewRequest`. */
  readonly plan: (request: CheckRequest, dials?: DialValues) => DicePlan;
  /** `faces` in the order thrown, as many as `plan(request, dials).count`. Throws on faces the plan cannot show. */
  readonly resolve: (request: CheckRequest, faces: readonly number[], dials?: DialValues) => CheckResult;
}

/** The game of a world: its ruleset and the values of its dials. Passed in at the edge, never read inside a rule. */
export interface ActiveGame {
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
}
