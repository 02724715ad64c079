import type { ConflictScope } from "../../harm/harm-rules.ts";
import { FIGHT_STAKES, NERVE_STAKES, WORD_STAKES } from "../../harm/stakes.data.ts";

const FIGHTING = [
  "strength",
  "agility",
  "weaponry",
  "brawl",
  "firearms",
  "projectiles",
  "weapons",
  "security",
  "physical",
] as const;
/** What breaks into systems. S8-R4. */
const INTRUDING = ["systems", "craft", "engineering", "reasoning", "knowledge"] as const;

/**
 * Three kinds of conflict, each with its stress. S6-R1: what people attack with, which is also what vehicles, organizations and
 * units have for it. Of a vehicle one attacks the structure, the systems or the crew. Source: S5, S6, S8, S9, S10.
 */
export const STRANDS_SCOPES = [
  {
    id: "physical",
    tracks: ["physical", "structural"],
    attacks: FIGHTING,
    stakes: FIGHT_STAKES,
  },
  {
    id: "mental",
    tracks: ["mental"],
    attacks: ["willpower", "persuasion", "deception", "intimidation", "guile", "morale", "mental"],
    stakes: NERVE_STAKES,
  },
  {
    id: "social",
    tracks: ["social"],
    attacks: ["persuasion", "deception", "resources", "rapport", "guile", "assets", "relations", "social"],
    stakes: WORD_STAKES,
  },
  { id: "structural", tracks: ["structural"], attacks: FIGHTING, against: "vehicle", arms: "physical" },
  { id: "system", tracks: ["system"], attacks: INTRUDING, against: "vehicle" },
  { id: "crew", tracks: ["crew"], attacks: FIGHTING, against: "vehicle", arms: "physical" },
] as const satisfies readonly ConflictScope[];

/** S6-R1: what people defend with, the likeliest first. Source: S5, S6. */
export const DEFENDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["physical", ["agility", "athletics", "manoeuvrability", "security", "physical"]],
  ["structural", ["manoeuvrability", "speed"]],
  ["system", ["systems"]],
  ["crew", ["crew", "manoeuvrability"]],
  ["mental", ["willpower", "resolve", "reasoning", "insight", "morale", "mental"]],
  ["social", ["persuasion", "rapport", "resources", "assets", "empathy", "insight", "relations", "social"]],
]);
/** What sees through a deception is likelier than the rest. */
export const DEFENDS_AGAINST: ReadonlyMap<string, readonly string[]> = new Map([
  ["deception", ["empathy"]],
  ["guile", ["insight"]],
]);
/** S6-R2: giving up one's action for it adds this to the defense. Source: S6. */
export const FULL_DEFENSE = 2;
/** S6-R3: an unaware defender rolls nothing and stands at the default difficulty. Source: S1, S6. */
export const UNAWARE = "unaware";
export const UNAWARE_RANK = 0;

/** Each additional action on one's turn; walking into the next zone is one. Source: S1, S6. */
export const SUPPLEMENTAL = -1;
/** For each zone beyond the weapon's range. Source: S7. */
export const PER_ZONE_BEYOND = -2;
/** Nothing reaches beyond its range times this. Source: S7. */
export const FARTHEST = 2;

/** What a consequence takes off a hit in a single set. Source: S5. */
export const REDUCTIONS: ReadonlyMap<string, number> = new Map([
  ["minor", 2],
  ["major", 4],
  ["severe", 6],
  ["extreme", 8],
]);
/** Consequences that are persistent aspects. Source: S3, S5. */
export const PERSISTENT: readonly string[] = ["severe", "extreme", "defeated"];
