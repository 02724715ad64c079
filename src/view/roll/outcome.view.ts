import type { CheckOutcome } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";

/** How good an outcome is for the one who rolled. Never its only sign: the words say the same. */
export const TONES = ["great", "good", "plain", "bad"] as const;
export type Tone = (typeof TONES)[number];

export interface Badge {
  readonly words: Text;
  readonly tone: Tone;
}

export interface OutcomeView {
  readonly success: boolean;
  readonly headline: Badge;
  /** What the game says beyond success: degree, magnitude, duration, spin, shifts, hits. */
  readonly badges: readonly Badge[];
}

export function outcomeView(outcome: CheckOutcome): OutcomeView {
  return {
    success: outcome.success,
    headline: headline(outcome),
    badges: [...degreeBadges(outcome), ...shiftBadges(outcome), ...hitBadges(outcome)],
  };
}

function headline({ success, margin }: CheckOutcome): Badge {
  if (!success) return { words: text("NORN.Outcome.failureBy", { margin: -margin }), tone: "bad" };
  if (margin === 0) return { words: text("NORN.Outcome.tie"), tone: "good" };
  return { words: text("NORN.Outcome.successBy", { margin }), tone: "good" };
}

function degreeBadges({ degree, magnitude, duration, spin }: CheckOutcome): Badge[] {
  const badges: Badge[] = [];
  if (spin) badges.push({ words: text("NORN.Outcome.spin"), tone: "great" });
  if (degree !== null) badges.push({ words: text(`NORN.Outcome.Degree.${degree}`), tone: "good" });
  if (magnitude !== null) badges.push({ words: text(`NORN.Outcome.Magnitude.${magnitude}`), tone: "plain" });
  if (duration !== null) badges.push({ words: text(`NORN.Outcome.Duration.${duration}`), tone: "plain" });
  return badges;
}

function shiftBadges({ shifts }: CheckOutcome): Badge[] {
  if (shifts === null) return [];
  if (shifts === 0) return [{ words: text("NORN.Outcome.marginal"), tone: "plain" }];
  return [{ words: shifts === 1 ? text("NORN.Outcome.oneShift") : text("NORN.Outcome.shifts", { count: shifts }), tone: "good" }];
}

function hitBadges({ success, hits }: CheckOutcome): Badge[] {
  if (hits === null || !success) return [];
  const badges: Badge[] = [{ words: hitsLeft(hits.left), tone: hits.left > 0 ? "good" : "plain" }];
  if (hits.complication === "avoidable") {
    badges.push({ words: text("NORN.Outcome.avoidable", { left: hitsLeft(hits.leftIfAvoided) }), tone: "plain" });
  }
  if (hits.complication === "bites") badges.push({ words: text("NORN.Outcome.bites"), tone: "bad" });
  return badges;
}

function hitsLeft(count: number): Text {
  if (count === 0) return text("NORN.Outcome.noHits");
  return count === 1 ? text("NORN.Outcome.oneHit") : text("NORN.Outcome.hits", { count });
}
