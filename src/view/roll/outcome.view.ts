import type { CheckOutcome, Degree, HitsOutcome, PlainOutcome, SumOutcome } from "../../rules/index.ts";
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
  /** It has not failed yet: more rolls count with it. */
  readonly goesOn: boolean;
  readonly headline: Badge;
  /** What the game says beyond success: degree, magnitude, duration, spin, shifts, hits. */
  readonly badges: readonly Badge[];
}

/** `isSeries`: results are added up until the difficulty is reached. Source: S1 (extended actions). */
export function outcomeView(outcome: CheckOutcome, isSeries = false): OutcomeView {
  const goesOn = isSeries && !outcome.success;
  return {
    success: outcome.success,
    goesOn,
    headline: goesOn ? { words: text("NORN.Join.toGo", { margin: -outcome.margin }), tone: "plain" } : headline(outcome),
    badges: badgesOf(outcome),
  };
}

function badgesOf(outcome: CheckOutcome): Badge[] {
  switch (outcome.reading) {
    case "hits":
      return hitBadges(outcome);
    case "best":
      return degreeBadges(outcome.degree);
    default:
      return [...spinBadges(outcome), ...degreeBadges(outcome.degree), ...shiftBadges(outcome)];
  }
}

function headline({ success, margin }: PlainOutcome): Badge {
  if (!success) return { words: text("NORN.Outcome.failureBy", { margin: -margin }), tone: "bad" };
  if (margin === 0) return { words: text("NORN.Outcome.tie"), tone: "good" };
  return { words: text("NORN.Outcome.successBy", { margin }), tone: "good" };
}

function spinBadges({ spin = false }: SumOutcome): Badge[] {
  return spin ? [{ words: text("NORN.Outcome.spin"), tone: "great" }] : [];
}

function degreeBadges(degree: Degree | undefined): Badge[] {
  if (!degree) return [];
  const { id, magnitude, duration } = degree;
  const badges: Badge[] = [{ words: text(`NORN.Outcome.Degree.${id}`), tone: "good" }];
  if (magnitude) badges.push({ words: text(`NORN.Outcome.Magnitude.${magnitude}`), tone: "plain" });
  if (duration) badges.push({ words: text(`NORN.Outcome.Duration.${duration}`), tone: "plain" });
  return badges;
}

function shiftBadges({ shifts }: SumOutcome): Badge[] {
  if (shifts === undefined) return [];
  if (shifts === 0) return [{ words: text("NORN.Outcome.marginal"), tone: "plain" }];
  return [{ words: shifts === 1 ? text("NORN.Outcome.oneShift") : text("NORN.Outcome.shifts", { count: shifts }), tone: "good" }];
}

function hitBadges({ success, left, complication, leftIfAvoided }: HitsOutcome): Badge[] {
  if (!success) return [];
  const badges: Badge[] = [{ words: hitsLeft(left), tone: left > 0 ? "good" : "plain" }];
  if (complication === "avoidable") {
    badges.push({ words: text("NORN.Outcome.avoidable", { left: hitsLeft(leftIfAvoided) }), tone: "plain" });
  }
  if (complication === "bites") badges.push({ words: text("NORN.Outcome.bites"), tone: "bad" });
  return badges;
}

function hitsLeft(count: number): Text {
  if (count === 0) return text("NORN.Outcome.noHits");
  return count === 1 ? text("NORN.Outcome.oneHit") : text("NORN.Outcome.hits", { count });
}
