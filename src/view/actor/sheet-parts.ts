import { lookUp } from "../../rules/look-up.ts";
import { hasAspectsAsSkills } from "../../rules/aspects/rolled-aspects.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { THING_TYPES, type SheetInput, type ThingType } from "./sheet-input.ts";

/** The places of a sheet that are shown one at a time. */
export const SHEET_TABS = ["play", "things", "notes"] as const;
export type SheetTab = (typeof SHEET_TABS)[number];

/** The parts, tabs and fields that the sheet of an actor has. What an actor has all the same is shown, whatever its type. */
export interface SheetParts {
  /** Empty where everything is on one page. */
  readonly tabs: readonly SheetTab[];
  /** Fate points: all counters, what a session brings, or nothing: who has no points of their own spends the GM's. */
  readonly points: "all" | "refresh" | "none";
  /** The size counts: it is a scale step, or the influence of an organization. */
  readonly size: boolean;
  /** How an NPC is simplified. */
  readonly tier: boolean;
  /** The scene a situation belongs to. */
  readonly scene: boolean;
  readonly traits: boolean;
  /** Things that can be added. */
  readonly things: readonly ThingType[];
}

type Shaped = Pick<ActorSnapshot, "type" | "tier">;

const THINGS_OF_TYPE: Readonly<Record<string, readonly ThingType[]>> = {
  npc: ["stunt", "power", "extra", "gear"],
  vehicle: ["stunt", "extra", "gear"],
  organization: ["stunt", "extra", "gear"],
  unit: ["stunt", "extra", "gear"],
  situation: [],
};
/** Types of actors that a session brings fate points to, where the game says how many. Source: S8, S9, S10. */
const WITH_REFRESH: readonly string[] = ["vehicle", "organization", "unit"];
const SIZED: readonly string[] = [...WITH_REFRESH, "npc"];

/** What the sheet of such an actor has. R7: a situation has aspects, and no more. */
export function sheetParts({ actor, things }: Pick<SheetInput, "actor" | "things">, ruleset: Ruleset): SheetParts {
  const { type } = actor;
  const known = lookUp(THINGS_OF_TYPE, type) ?? THING_TYPES;
  return {
    tabs: tabsOf(actor, ruleset, things.length > 0),
    points: pointsOf(actor, ruleset),
    size: SIZED.includes(type),
    tier: type === "npc" || (type === "unit" && ruleset.units !== null),
    scene: type === "situation",
    traits: type !== "situation" && !hasAspectsAsSkills(ruleset, actor),
    things: ruleset.phases ? known : known.filter((thing) => thing !== "phase"),
  };
}

function tabsOf(actor: Shaped, ruleset: Ruleset, hasThings: boolean): readonly SheetTab[] {
  if (isSmall(actor, ruleset)) return [];
  if (actor.type === "situation") return hasThings ? SHEET_TABS : [];
  return SHEET_TABS;
}

/** An NPC of a tier fits on one page. */
function isSmall({ type, tier }: Shaped, { tiers }: Pick<Ruleset, "tiers">): boolean {
  return type === "npc" && tiers.some(({ id }) => id === tier);
}

function pointsOf(actor: Shaped, ruleset: Ruleset): SheetParts["points"] {
  const { type } = actor;
  if (type === "character") return "all";
  const refreshed = WITH_REFRESH.includes(type) || (type === "npc" && !isSmall(actor, ruleset));
  return refreshed && ruleset.fatePoints.refresh ? "refresh" : "none";
}

/** Whether nothing has been written on an actor yet: its sheet opens with its fields. */
export function isBlank({ actor, things }: Pick<SheetInput, "actor" | "things">, { traits }: Ruleset): boolean {
  if (actor.aspects.length > 0) return false;
  if (actor.type === "character") return true;
  const bare = new Map(traits.groups.map(({ id, defaultRank }) => [id, defaultRank]));
  return things.length === 0 && actor.traits.every(({ key, rank, group }) => key !== "" && rank === bare.get(group));
}
