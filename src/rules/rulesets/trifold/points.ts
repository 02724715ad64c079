import { readChoice, readNumber } from "../../dials/read-dial.ts";
import type { DialValues } from "../../ruleset.ts";
import { EARNED_POINTS, LEVEL } from "./dials.data.ts";
import { capForPoints, TRIFOLD_LEVELS } from "./levels.data.ts";

/** Skill points a character of the campaign has by now, and the cap they give. Source: T2, T5. */
export function campaignPoints(dials: DialValues): { readonly points: number; readonly cap: number } {
  const level = readChoice(LEVEL, dials);
  const points = (TRIFOLD_LEVELS.find(({ id }) => id === level)?.points ?? 0) + readNumber(EARNED_POINTS, dials);
  return { points, cap: capForPoints(points) };
}
