import type { CheckOutcome, TestKind } from "../roll/check.ts";
import type { DegreeStep } from "../roll/outcome.ts";
import type { DialValues } from "../dials/dial-values.ts";

/** The degrees of a ladder, which every game has. Source: F2. */
export const CHALLENGE_DEGREES = ["minimal", "competent", "solid", "significant", "perfection"] as const;
export type ChallengeDegree = (typeof CHALLENGE_DEGREES)[number];

type ChallengeSteps = readonly DegreeStep<ChallengeDegree>[];

/** How a game's results are read on a ladder. */
export interface ChallengeRules {
  /** The margins of a new ladder. */
  readonly steps: (test: TestKind, dials: DialValues) => ChallengeSteps;
  /** The margin a ladder counts. */
  readonly margin: (outcome: CheckOutcome) => number;
}

const FROM: Readonly<Record<TestKind, readonly number[]>> = { static: [0, 1, 2, 3, 4], dynamic: [0, 1, 2, 5, 7] };

function stepsFrom(from: readonly number[]): ChallengeSteps {
  return CHALLENGE_DEGREES.map((degree, place) => ({ degree, from: from[place] ?? place }));
}

/** F2-R25: where four Fate dice or the like are rolled, the margins are those of FATE 2.0. */
export const USUAL_CHALLENGES: ChallengeRules = { steps: (test) => stepsFrom(FROM[test]), margin: ({ margin }) => margin };
