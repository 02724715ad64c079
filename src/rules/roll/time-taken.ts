import type { ActiveGame, Ruleset } from "../ruleset.ts";
import type { CheckOutcome } from "./check.ts";
import type { LeftoverUse } from "./leftovers.ts";

/** Units in which a time is counted, shortest first. */
export const TIME_UNITS = ["turn", "minute", "hour", "day", "week", "month", "year"] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** The most units of a time: far beyond any action. */
export const MOST_UNITS = 1000;

/**
 * How a game counts the time of an action: in steps of its own (their ids, the shortest first), along which speed is bought; or in
 * units, of which a success takes its margin off, and a failure adds it.
 */
export type TimeRules = { readonly kind: "step"; readonly steps: readonly string[] } | { readonly kind: "units" };

/** How long an action usually takes: a step of the game's, or a number of units and what each point of the margin is worth. */
export type UsualTime =
  | { readonly kind: "step"; readonly step: string }
  | { readonly kind: "units"; readonly count: number; readonly unit: TimeUnit; readonly per: TimeUnit };

/** How long it took: a step, or the usual time and what the margin takes off or adds. */
export type TimeTaken =
  | { readonly kind: "step"; readonly step: string; readonly usual: string }
  | { readonly kind: "units"; readonly count: number; readonly unit: TimeUnit; readonly by: number; readonly per: TimeUnit };

/** How a game counts the time of an action, null if it does not. */
export function timeCounted({ time }: Pick<Ruleset, "time">): UsualTime["kind"] | null {
  return time?.kind ?? null;
}

/** Ids of the game's steps of time, the shortest first. */
export function timeSteps({ time }: Pick<Ruleset, "time">): readonly string[] {
  return time?.kind === "step" ? time.steps : [];
}

/** Whether a game counts time like that, in steps or units it knows. */
export function fitsTime(ruleset: Ruleset, usual: UsualTime): boolean {
  if (timeCounted(ruleset) !== usual.kind) return false;
  if (usual.kind === "step") return timeSteps(ruleset).includes(usual.step);
  return Number.isInteger(usual.count) && usual.count >= 1 && usual.count <= MOST_UNITS;
}

/**
 * The time an action took. Each shift of speed is a step along the game's times; elsewhere each point of success takes one unit
 * off, and each of failure adds one. Null where that is not known yet. Source: T1 (speed), F2 (base time).
 */
export function timeTaken(
  game: ActiveGame,
  usual: UsualTime,
  outcome: CheckOutcome | null,
  bought: readonly LeftoverUse[],
): TimeTaken | null {
  if (usual.kind === "step") {
    const by = bought.reduce((sum, { time = 0 }) => sum + time, 0);
    const step = timeAlong(game, usual.step, by);
    return step === null ? null : { kind: "step", step, usual: usual.step };
  }
  const { count, unit, per } = usual;
  return outcome && { kind: "units", count, unit, by: outcome.margin === 0 ? 0 : -outcome.margin, per };
}

/** Moves along the game's steps of time, up to either end; `by` below 0: shorter. Null for an unknown step. */
export function timeAlong({ ruleset }: ActiveGame, usual: string, by: number): string | null {
  const steps = timeSteps(ruleset);
  const at = steps.indexOf(usual);
  return at < 0 ? null : (steps[Math.min(steps.length - 1, Math.max(0, at + by))] ?? null);
}
