import type { DialValues } from "../../dials/dial-values.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import type { ExtraRules, Finding } from "../../ruleset.ts";
import type { ActorSnapshot, ExtraSnapshot } from "../../snapshot.ts";
import { EXTRAS_IN_PYRAMID } from "./dials.data.ts";
import { PYRAMID_SHORTHAND } from "./fate2.data.ts";

interface ExtrasAudit {
  /** Ranks spent on extras: they are bought with the same ranks as skills. */
  readonly spent: number;
  /** The ranks at which extras stand in the pyramid. */
  readonly ranks: readonly number[];
  readonly findings: readonly Finding[];
}

/** Extras are bought with skill ranks. Source: F7. */
export function auditExtras({ extras = [] }: ActorSnapshot, phases: number, dials: DialValues): ExtrasAudit {
  const spent = extras.reduce((sum, { cost }) => sum + cost, 0);
  const inPyramid = readSwitch(EXTRAS_IN_PYRAMID, dials);
  return {
    spent,
    ranks: inPyramid ? extras.flatMap(({ cost }) => (cost > 0 ? [rankIn(cost)] : [])) : [],
    findings:
      phases === 0 ? [] : [...extras.flatMap((extra) => servantFinding(extra, phases)), ...tooMany(extras, phases, inPyramid)],
  };
}

/** F7-R1: an extra of n ranks stands in the pyramid where a skill of n ranks does: one rank is Average. */
function rankIn(cost: number): number {
  return cost - 1;
}

/** A servant's ranks are its phases. More than half of the owner's are the GM's to question; more than all are refused. Source: F7. */
function servantFinding({ name, kind, cost }: ExtraSnapshot, phases: number): readonly Finding[] {
  if (kind !== "servant" || cost * 2 <= phases) return [];
  const args = { name, cost, phases };
  return cost > phases
    ? [{ severity: "wrong", code: "servant-over", args, traits: [] }]
    : [{ severity: "hint", code: "servant-large", args, traits: [] }];
}

/** Where extras count in the pyramid, one extra a phase is the guide. Source: F7. */
function tooMany(extras: readonly ExtraSnapshot[], phases: number, inPyramid: boolean): readonly Finding[] {
  const count = extras.length;
  return inPyramid && count > phases ? [{ severity: "hint", code: "extras-many", args: { count, phases }, traits: [] }] : [];
}

export const FATE2_EXTRAS: ExtraRules = {
  minions: (ranks, level) => ranks * level,
  servant: (phases) => PYRAMID_SHORTHAND[phases - 1] ?? null,
};
