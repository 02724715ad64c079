import { type ChoiceDial, readChoice, readNumber } from "../../dials/read-dial.ts";
import { bonusOf, row } from "../../harm/tracks.ts";
import type { DialValues, TrackPlan, TrackRow } from "../../ruleset.ts";
import { rankOf } from "../../skills/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { MENTAL_STRESS, PHYSICAL_STRESS, SOCIAL_STRESS, type StressModel, THRESHOLD } from "./dials.data.ts";

interface TrackFormula {
  readonly id: string;
  readonly abilities: readonly string[];
  readonly withSize: boolean;
  readonly model: ChoiceDial<StressModel>;
}

const track = (id: string, abilities: readonly string[], withSize: boolean, model: ChoiceDial<StressModel>): TrackFormula => ({
  id,
  abilities,
  withSize,
  model,
});

/** Source: S2. */
const PEOPLE: readonly TrackFormula[] = [
  track("physical", ["strength", "endurance"], true, PHYSICAL_STRESS),
  track("mental", ["reasoning", "willpower"], false, MENTAL_STRESS),
  track("social", ["persuasion", "resources"], false, SOCIAL_STRESS),
];

/** Size is influence for organizations. Source: S8, S9, S10. */
const BY_TYPE: Readonly<Record<string, readonly TrackFormula[]>> = {
  vehicle: [
    track("structural", ["structure"], true, PHYSICAL_STRESS),
    track("system", ["systems"], true, PHYSICAL_STRESS),
    track("crew", ["crew"], true, PHYSICAL_STRESS),
  ],
  organization: [
    track("physical", ["security"], true, PHYSICAL_STRESS),
    track("mental", ["morale"], true, MENTAL_STRESS),
    track("social", ["relations"], true, SOCIAL_STRESS),
  ],
  unit: [
    track("physical", ["physical"], true, PHYSICAL_STRESS),
    track("mental", ["mental"], true, MENTAL_STRESS),
    track("social", ["social"], true, SOCIAL_STRESS),
  ],
};

const ALL_ROWS = ["minor", "major", "severe", "extreme"];
/** Rows of lesser people; everyone else has all. Source: S5, NPC rows. */
const ROWS_OF_TIER: ReadonlyMap<string, readonly string[]> = new Map([
  ["trivial", ["severe"]],
  ["vital", ["major", "severe"]],
]);

/**
 * S5-R3: a track none of whose abilities applies to the actor is not there ("N"); one ability alone not applicable counts 0.
 * Source: S2, S5, S8, S9, S10.
 */
export function strandsTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackPlan[] {
  return (BY_TYPE[actor.type] ?? PEOPLE).flatMap((formula) => {
    const ranks = formula.abilities.map((key) => rankOf(actor.traits, key, 0));
    if (ranks.every((rank) => rank === null)) return [];
    const size = formula.withSize ? actor.size : 0;
    const boxes = ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), size) + bonusOf(actor, formula.id);
    return [trackOf(formula, Math.max(0, boxes), actor.tier ?? "", dials)];
  });
}

function trackOf({ id, model }: TrackFormula, boxes: number, tier: string, dials: DialValues): TrackPlan {
  const steps = ROWS_OF_TIER.get(tier) ?? ALL_ROWS;
  const stepped = (each: number): readonly TrackRow[] => [...steps.map((step) => row(step, each)), row("defeated", 1)];
  switch (readChoice(model, dials)) {
    case "rows":
      return { id, rows: stepped(boxes) };
    case "threshold":
      return { id, rows: stepped(1), threshold: Math.max(0, boxes + readNumber(THRESHOLD, dials)) };
    case "single-set":
    case "upgrading-set":
      return { id, rows: [row("stress", boxes)] };
  }
}
