import { type AttackProfile, profilesOfFeature } from "../../rules/harm/attack-profile.ts";
import { belongsTo, type GamesOfItem } from "../../rules/counts-in.ts";
import { powerCost } from "../../rules/stunts/effect.ts";
import type {
  ActorSnapshot,
  AdvantageSnapshot,
  ExtraSnapshot,
  PhaseSnapshot,
  TrackSnapshot,
  VehicleSnapshot,
} from "../../rules/snapshot.ts";
import { armsOf, type ArmsSlice } from "./arms.ts";
import { type AspectItem, aspectOfItem } from "./aspect-of-item.ts";
import { featureOf, type FeatureSlice } from "./features.ts";
import { type TraitItem, traitOfItem } from "./trait-of-item.ts";

interface Named {
  readonly id: string | null;
  readonly uuid: string;
  readonly name: string;
}

/** The part of a phase the rules see. A live item satisfies it. */
export interface PhaseSlice {
  readonly system: GamesOfItem & {
    readonly number: number;
    readonly kind?: PhaseSnapshot["kind"];
    readonly ranks: Readonly<Record<string, { readonly trait: string; readonly rank: number }>>;
  };
}

/** The part of an advantage the rules see. A live item satisfies it. */
interface StuntSlice {
  readonly name: string;
  readonly system: GamesOfItem & { readonly tier: string; readonly cost: number; readonly bought?: boolean };
}

/** The part of a power that its cost depends on. */
export interface PowerSlice {
  readonly name: string;
  readonly system: GamesOfItem & {
    readonly cost: number;
    readonly powerClass?: string;
    readonly affinity?: string;
    readonly bought?: boolean;
    readonly modifiers: Readonly<Record<string, { readonly cost: number }>>;
  };
}

/** The part of an extra that the ranks it costs depend on. */
interface ExtraSlice {
  readonly name: string;
  readonly system: GamesOfItem & Pick<ExtraSnapshot, "kind" | "cost">;
}

interface WornArmor {
  readonly boxes: number;
  readonly armor: number;
}

/** The part of a piece of gear the rules see. A live item satisfies it. */
interface GearSlice extends ArmsSlice {
  readonly id: string | null;
  readonly system: GamesOfItem & ArmsSlice["system"] & { readonly ability: string; readonly boxes: number };
}

/** The part of an actor the rules see. */
export interface ActorSlice extends Named {
  readonly type: string;
  readonly system: {
    readonly size: number;
    readonly fatePoints: ActorSnapshot["fatePoints"];
    /** NPCs only. */
    readonly tier?: string;
    readonly count?: number;
    /** Vehicles only. */
    readonly techLevel?: number | null;
    readonly advantages?: Omit<VehicleSnapshot, "techLevel">;
    readonly tracks: Readonly<Record<string, { readonly boxes: Readonly<Record<string, boolean>>; readonly bonus: number }>>;
  };
  readonly skills: Iterable<TraitItem & { readonly system: GamesOfItem }>;
  readonly aspects: Iterable<AspectItem & { readonly system: GamesOfItem }>;
  readonly phases?: Iterable<PhaseSlice>;
  readonly stunts?: Iterable<StuntSlice>;
  readonly gear?: Iterable<GearSlice>;
  readonly powers?: Iterable<PowerSlice>;
  readonly extras?: Iterable<ExtraSlice>;
  /** What may have effects. */
  readonly things?: Iterable<FeatureSlice>;
}

/** An actor as the rules see it while `played` is the game. What was made in another and not adopted is left out. */
export function actorSnapshot(actor: ActorSlice, played: string): ActorSnapshot {
  const { size, fatePoints, tier = "", count = 1, tracks, techLevel = null, advantages } = actor.system;
  const phases = ofGame(actor.phases ?? [], played).map(phaseSnapshot);
  const features = ofGame(actor.things ?? [], played).flatMap((thing) => featureOf(thing, tracks));
  const attacks = [...ofGame(actor.gear ?? [], played).flatMap(weaponProfile), ...features.flatMap(profilesOfFeature)];
  const extras = ofGame(actor.extras ?? [], played).map(({ name, system }) => ({ name, kind: system.kind, cost: system.cost }));
  const worn = wornArmor(ofGame(actor.gear ?? [], played));
  return {
    id: actor.id ?? "",
    uuid: actor.uuid,
    name: actor.name,
    type: actor.type,
    tier,
    ownTier: "",
    count,
    size,
    traits: ofGame(actor.skills, played).map(traitOfItem),
    aspects: ofGame(actor.aspects, played).map(aspectOfItem),
    tracks: Object.entries(tracks).map(trackSnapshot),
    startsAt: {},
    phases,
    armorBoxes: worn.boxes,
    armorPoints: Math.max(0, worn.armor),
    features,
    attacks,
    extras,
    advantages: actor.stunts ? advantagesOf(actor, played) : null,
    vehicle: advantages ? { techLevel, ...vehicleAdvantages(advantages) } : null,
    fatePoints: { ...fatePoints },
  };
}

function ofGame<I extends { readonly system: GamesOfItem }>(items: Iterable<I>, played: string): I[] {
  return [...items].filter(({ system }) => belongsTo(system, played));
}

function phaseSnapshot({ system: { number, kind = "", ranks } }: PhaseSlice): PhaseSnapshot {
  const bought = Object.values(ranks).map(({ trait, rank }) => ({ trait, rank }));
  return { number, kind, ranks: bought };
}

function advantagesOf({ stunts = [], powers = [] }: ActorSlice, played: string): readonly AdvantageSnapshot[] {
  return [...ofGame(stunts, played).map(advantageSnapshot), ...ofGame(powers, played).map(powerSnapshot)];
}

function powerSnapshot({ name, system }: PowerSlice): AdvantageSnapshot {
  const { powerClass = "", affinity = "", bought } = system;
  return {
    name,
    tier: "power",
    ...(powerClass !== "" && { powerClass }),
    ...(affinity !== "" && { affinity }),
    ...(bought && { bought }),
    cost: powerPoints(system),
  };
}

/** What a power costs with its modifiers, in advantage points. */
export function powerPoints({ cost, modifiers }: Pick<PowerSlice["system"], "cost" | "modifiers">): number {
  return powerCost(
    cost,
    Object.values(modifiers).map((one) => one.cost),
  );
}

function vehicleAdvantages({ upgraded, fated, armored }: Omit<VehicleSnapshot, "techLevel">): Omit<VehicleSnapshot, "techLevel"> {
  return { upgraded, fated, armored };
}

function advantageSnapshot({ name, system: { tier, cost, bought } }: StuntSlice): AdvantageSnapshot {
  return { name, tier, cost, ...(bought && { bought }) };
}

/** A weapon as something to attack with. */
function weaponProfile({ id: item, name, system }: GearSlice): readonly AttackProfile[] {
  const { category, ability, equipped: drawn } = system;
  const id = item ?? "";
  return category === "weapon" ? [{ id, item: id, effect: "", name, ability, arms: armsOf({ name, system }), drawn }] : [];
}

/** All armor it wears together: stress boxes, and points. */
function wornArmor(gear: readonly GearSlice[]): WornArmor {
  const worn = gear.filter(({ system: { category, equipped } }) => category === "armor" && equipped);
  const sum = (of: keyof WornArmor): number => worn.reduce((total, { system }) => total + system[of], 0);
  return { boxes: sum("boxes"), armor: sum("armor") };
}

function trackSnapshot([id, { boxes, bonus }]: [string, ActorSlice["system"]["tracks"][string]]): TrackSnapshot {
  return { id, bonus, boxes: Object.keys(boxes).filter((box) => boxes[box]) };
}
