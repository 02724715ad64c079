import type { RequestOf } from "../request.ts";

export interface UseAsks {
  /** Id of the roll it is used on, "" for none. */
  readonly roll: string;
  /** Id of the item, or of what everyone has in the game; and of the effect of it that is used. */
  readonly feature: string;
  readonly featureName: string;
  readonly effect: string;
  /** The circumstance, or what it does, in the player's words at the time. */
  readonly words: string;
}

interface UseFacts {
  readonly featureName: string;
  readonly words: string;
  /** Uses left then; null where they are not counted. */
  readonly left: number | null;
}

interface StrainAsks {
  /** Id of the activation roll. */
  readonly roll: string;
  /** Name of the power. */
  readonly featureName: string;
}

interface StrainFacts {
  readonly featureName: string;
  /** Id of the power. */
  readonly feature: string;
  /** Stress taken. */
  readonly amount: number;
}

export interface StuntRequests {
  /** Something is used that takes something: a stunt, a power, an extra. */
  readonly use: RequestOf<UseAsks, UseFacts>;
  /** What an activation roll is short of is taken as stress. */
  readonly strain: RequestOf<StrainAsks, StrainFacts>;
}
