import type { ChallengeRules } from "../../challenges/challenge-rules.ts";
import { readChoice } from "../../dials/read-dial.ts";
import { POOL_RUNG } from "./checks.ts";
import { DYNAMIC } from "./dials.data.ts";
import { DYNAMIC_STEPS, EVEN_DYNAMIC_STEPS, STATIC_STEPS } from "./fate2.data.ts";

/** F11-R1: of the pool of six-sided dice, a full five of margin is one step. Source: F2, F11. */
export const FATE2_CHALLENGES: ChallengeRules = {
  steps: (test, dials) => {
    if (test === "static") return STATIC_STEPS;
    return readChoice(DYNAMIC, dials) === "even" ? EVEN_DYNAMIC_STEPS : DYNAMIC_STEPS;
  },
  margin: ({ reading, margin }) => (reading === "best" ? Math.floor(margin / POOL_RUNG) : margin),
};
