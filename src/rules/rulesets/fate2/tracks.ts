import { degreeOf, type DegreeStep } from "../../checks/outcome.ts";
import { readNumber } from "../../dials/read-dial.ts";
import { bonusOf, row } from "../../harm/tracks.ts";
import type { DialValues, TrackPlan } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { CLIPPED_BOXES, HURT_BOXES, INJURED_BOXES } from "./dials.data.ts";

/** R: an actor's own extra boxes lengthen each of the three rows; taken out stays one box. Source: F8. */
export function fate2Tracks(actor: ActorSnapshot, dials: DialValues): readonly TrackPlan[] {
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

/** What a hit does, from the least to the worst; the last four are rows of the wound track. Source: F8. */
export const WOUND_OUTCOMES = ["scratched", "clipped", "hurt", "injured", "taken-out"] as const;
export type WoundOutcome = (typeof WOUND_OUTCOMES)[number];

const STEPS: readonly DegreeStep<WoundOutcome>[] = [
  { from: 0, degree: "scratched" },
  { from: 1, degree: "clipped" },
  { from: 2, degree: "hurt" },
  { from: 5, degree: "injured" },
  { from: 7, degree: "taken-out" },
];

export interface Blow {
  /** Margin of the attack over the defense; below 0 it missed. */
  readonly margin: number;
  /** Simple arms: ratings that count only once the blow has hit. 0 in the other models. */
  readonly weapon: number;
  readonly armour: number;
  /** The winner defended with a mobility skill, or fought defensively: nothing worse than a scratch comes of it. */
  readonly defensive: boolean;
}

/** What a blow does, null for nothing. R: armour that takes more than there is stops the blow. Source: F8. */
export function woundOutcome({ margin, weapon, armour, defensive }: Blow): WoundOutcome | null {
  if (margin < 0) return null;
  return defensive ? "scratched" : degreeOf(STEPS, margin + weapon - armour);
}

/** Marked boxes that hinder: a clip the next roll only, a hurt once however many, an injury each. */
export interface WoundMarks {
  readonly clipped: number;
  readonly hurt: number;
  readonly injured: number;
}

/** Added to a roll for the wounds of whoever makes it; 0 or less. `clip` false once the next roll after a clip is over. Source: F8. */
export function woundPenalty({ clipped, hurt, injured }: WoundMarks, clip: boolean): number {
  const steps = injured + (hurt > 0 ? 1 : 0) + (clip && clipped > 0 ? 1 : 0);
  return steps === 0 ? 0 : -steps;
}
