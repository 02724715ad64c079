import type { Finding, TraitAudit } from "../../ruleset.ts";
import { aboveCap, belowFloor, poolFindings, ranksBought } from "../../traits/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import type { Trait } from "../../traits/trait.ts";
import { ATTRIBUTE_GROUPS, POOL } from "./marumaru.data.ts";

/** A character has 18 points for attributes and 16 for skills, three specialties, and nothing above five. Source: M1. */
const ATTRIBUTE_POINTS = 18;
const SKILL_POINTS = 16;
const SPECIALTIES = 3;
const HIGHEST = 5;

/** Attributes start at one, which costs nothing; skills start at zero. Source: M1. */
export function auditMarumaru({ traits }: ActorSnapshot): TraitAudit {
  const groups: readonly string[] = ATTRIBUTE_GROUPS;
  const attributes = traits.filter(({ group }) => groups.includes(group));
  const skills = traits.filter(({ group }) => !groups.includes(group));
  const pools = [
    { id: "attributes", spent: bought(attributes, 1), allowed: ATTRIBUTE_POINTS },
    { id: "skills", spent: bought(skills, 0), allowed: SKILL_POINTS },
  ];
  const findings = [
    ...pools.flatMap(poolFindings),
    ...aboveCap(traits, HIGHEST),
    ...belowFloor(attributes, 1),
    ...belowFloor(skills, 0),
    ...specialties(skills),
  ];
  return { pools, cap: HIGHEST, columns: [], findings };
}

/** A single number of an NPC is one to ten; its stored bounds hold the ten. Source: M1. */
export function auditNpc({ traits }: ActorSnapshot): TraitAudit {
  const rows = traits.filter(({ group }) => group === POOL);
  return { pools: [], cap: null, columns: [], findings: belowFloor(rows, 1) };
}

function bought(traits: readonly Trait[], from: number): number {
  return traits.reduce((sum, trait) => sum + ranksBought(trait, from), 0);
}

function specialties(skills: readonly Trait[]): readonly Finding[] {
  const chosen = skills.filter(({ specialty }) => specialty);
  if (chosen.length === SPECIALTIES) return [];
  const args = { count: chosen.length, allowed: SPECIALTIES, difference: Math.abs(chosen.length - SPECIALTIES) };
  const traits = chosen.map(({ id }) => id);
  return chosen.length > SPECIALTIES
    ? [{ severity: "wrong", code: "specialties-over", args, traits }]
    : [{ severity: "hint", code: "specialties-left", args, traits }];
}
