import { type ChoiceDial, readChoice, readNumber } from "../../dials/read-dial.ts";
import { bonusOf, row } from "../../harm/track-row.ts";
import type { DialValues, TrackPlan, TrackRow } from "../../ruleset.ts";
import { rankOf } from "../../skills/rank-of.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { MENTAL_STRESS, PHYSICAL_STRESS, SOCIAL_STRESS, type StressModel, THRESHOLD } from "./dials.data.ts";

interface TrackFormula {
  readonly id: string;
  readonly abilities: readonly string[];
  readonly withSize: boolean;
  readonly model: ChoiceDial<StressModel>;
}

/** Source: S2. */
const FORMULAS: readonly TrackFormula[] = [
  { id: "physical", abilities: ["strength", "endurance"], withSize: true, model: PHYSICAL_STRESS },
  { id: "mental", abilities: ["reasoning", "willpower"], withSize: false, model: MENTAL_STRESS },
  { id: "social", abilities: ["persuasion", "resources"], withSize: false, model: SOCIAL_STRESS },
];

const ALL_ROWS = ["minor", "major", "severe", "extreme"];
/** Rows of lesser people; everyone else has all. Source: S5, NPC rows. */
const ROWS_OF_TIER: ReadonlyMap<string, readonly string[]> = new Map([
  ["trivial", ["severe"]],
  ["vital", ["major", "severe"]],
]);

/**
 * R: a track none of whose abilities applies to the actor is not there ("N"); one ability alone not applicable counts 0.
 * Source: S2, S5.
 */
export function strandsTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackPlan[] {
  return FORMULAS.flatMap((formula) => {
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
