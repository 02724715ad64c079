import type { RequestOf } from "../request.ts";

/** What a roll may cost by itself: a unit of the weapon's ammunition; the fate points that acting costs someone badly hurt. */
export const ROLL_COSTS = ["ammunition", "acting"] as const;
export type RollCost = (typeof ROLL_COSTS)[number];

interface CostAsks {
  /** Id of the roll. */
  readonly roll: string;
  /** What for. */
  readonly what: RollCost;
}

export interface CostFacts {
  /** The weapon's name, "" for none; how many units it holds after it, null while that is not known. */
  readonly weaponName: string;
  readonly left: number | null;
}

export interface CostRequests {
  /** What a roll costs by itself. */
  readonly cost: RequestOf<CostAsks, CostFacts>;
}
