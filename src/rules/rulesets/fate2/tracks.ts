import { degreeOf, type DegreeStep } from "../../checks/outcome.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber } from "../../dials/read-dial.ts";
import { bonusOf, row } from "../../harm/tracks.ts";
import type { Hit, WoundRules } from "../../harm/wounds.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { CLIPPED_BOXES, HURT_BOXES, INJURED_BOXES } from "./dials.data.ts";

/** F8-R3: an actor's own extra boxes lengthen each of the three rows; taken out stays one box. Source: F8. */
export function fate2Tracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const bonus = bonusOf(actor, "wounds");
  return [
    {
      id: "wounds",
      rows: [
        row("clipped", readNumber(CLIPPED_BOXES, dials) + bonus),
        row("hurt", readNumber(HURT_BOXES, dials) + bonus),
        row("injured", readNumber(INJURED_BOXES, dials) + bonus),
        row("taken-out", 1),
      ],
    },
  ];
}

/** Outcomes of a hit, the least first; the last four are rows of the wound track. Source: F8. */
const WOUND_OUTCOMES = ["scratched", "clipped", "hurt", "injured", "taken-out"] as const;
type WoundOutcome = (typeof WOUND_OUTCOMES)[number];

const STEPS: readonly DegreeStep<WoundOutcome>[] = [
  { from: 0, degree: "scratched" },
  { from: 1, degree: "clipped" },
  { from: 2, degree: "hurt" },
  { from: 5, degree: "injured" },
  { from: 7, degree: "taken-out" },
];

/** The outcome of a hit, null for none. F8-R2: armour that absorbs more than the hit stops it. Source: F8. */
function woundOutcome({ margin, weapon, armour, defensive }: Hit): WoundOutcome | null {
  if (margin < 0) return null;
  return defensive ? "scratched" : degreeOf(STEPS, margin + weapon - armour);
}

/** A clip hinders only the next roll, a hurt once however many, an injury each time. Source: F8. */
function woundPenalty(boxes: Readonly<Record<string, number>>, next: boolean): number {
  const { clipped = 0, hurt = 0, injured = 0 } = boxes;
  const steps = injured + (hurt > 0 ? 1 : 0) + (next && clipped > 0 ? 1 : 0);
  return steps === 0 ? 0 : -steps;
}

export const FATE2_WOUNDS: WoundRules = { outcomes: WOUND_OUTCOMES, outcome: woundOutcome, penalty: woundPenalty };
