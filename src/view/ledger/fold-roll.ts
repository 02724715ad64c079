import {
  type CheckResult,
  type DialValues,
  type Gain,
  GAINS,
  gainStep,
  type GainRefusal,
  type Moment,
  type RollState,
  type RollStep,
  type Ruleset,
  stepRoll,
} from "../../rules/index.ts";
import type { Entry } from "./entry.ts";
import { counteredBy } from "./standing.ts";

export interface FoldedStep {
  readonly entry: Entry;
  readonly gain: Gain;
  /** What it did to the dice; null where it changed the story alone, or could not be done. */
  readonly step: RollStep | null;
  readonly fault: GainRefusal | null;
  /** Who cancelled it; then it does nothing. */
  readonly counter: Entry | null;
  /** What the roll comes to after it; null where it changed nothing of that. */
  readonly result: CheckResult | null;
}

/** When it was chosen. What somebody's client says here changes nothing but the words. */
export function momentOf({ asked }: Pick<Entry, "asked">): Moment {
  return asked.details["moment"] === "before" ? "before" : "after";
}

export interface FoldedRoll {
  readonly state: RollState;
  readonly steps: readonly FoldedStep[];
}

/**
 * A roll after the entries that stand, in their order. Only what was to be gained, the die pointed at and the faces thrown are taken
 * from an entry; what follows from them is worked out here, so that nobody's own numbers reach a total.
 */
export function foldRoll(ruleset: Ruleset, start: RollState, entries: readonly Entry[], dials: DialValues): FoldedRoll {
  const steps: FoldedStep[] = [];
  let state = start;
  const countered = counteredBy(entries);
  for (const entry of entries) {
    const counter = countered.get(entry.id) ?? null;
    const gain = GAINS.find((id) => id === entry.asked.gain);
    if (!gain || (entry.kind !== "invoke" && entry.kind !== "spend" && entry.kind !== "answer")) continue;
    if (counter) {
      steps.push({ entry, gain, step: null, fault: null, counter, result: null });
      continue;
    }
    const made = stepOf(ruleset, state, entry, gain, dials);
    const after = made.step && tryStep(ruleset, state, made.step, dials);
    if (after) state = after.state;
    const done = after || !made.step ? made : { step: null, fault: "die-unfit" as const };
    steps.push({ entry, gain, counter, ...done, result: after?.result ?? null });
  }
  return { state, steps };
}

function stepOf(
  ruleset: Ruleset,
  state: RollState,
  entry: Entry,
  gain: Gain,
  dials: DialValues,
): Pick<FoldedStep, "step" | "fault"> {
  if (gain === "effect") return { step: null, fault: null };
  if (!mayGive(ruleset, entry, gain, state, dials)) return { step: null, fault: "no-roll-change" };
  const label = entry.visible ? entry.asked.aspectName : "";
  const asked = { gain, chosen: entry.asked.die, thrown: entry.outcome.thrown, id: entry.id, label };
  const made = gainStep({ ruleset, dials }, state, asked);
  return made.ok ? { step: made.value, fault: null } : { step: null, fault: made.code };
}

/** A game master's word is enough; for anybody else's the game itself must offer the gain. */
function mayGive(ruleset: Ruleset, { byGm, kind }: Entry, gain: Gain, { request }: RollState, dials: DialValues): boolean {
  if (byGm) return true;
  if (kind === "answer") return false;
  const { method } = request;
  if (kind === "invoke") return ruleset.invoking.gains({ method, moment: "after" }, dials).includes(gain);
  return ruleset.spending.uses({ method }, dials).some((use) => use.gain === gain);
}

/** Faces that do not fit the dice are nobody's to put on the table: the step is left out. */
function tryStep(
  ruleset: Ruleset,
  before: RollState,
  step: RollStep,
  dials: DialValues,
): { readonly state: RollState; readonly result: CheckResult } | null {
  try {
    const state = stepRoll({ ruleset, dials }, before, step);
    return { state, result: ruleset.resolve(state.request, state.faces, dials) };
  } catch {
    return null;
  }
}
