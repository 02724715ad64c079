import type { MakingRules } from "../../aspects/making-rules.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import { BOOSTS } from "./dials.data.ts";

/** R: how well it went is how high the aspect stands, and with that how many boxes it has; without a difficulty it is the lowest. */
const LEVELS: Readonly<Record<string, number>> = { minimal: 1, competent: 1, solid: 2, significant: 3, perfection: 4 };

/** An aspect of the scene has a level as any other; its boxes are its uses, and nothing is free beside them. Source: F3. */
export const FATE2_MAKING: MakingRules = {
  ways: (_traits, dials) => (readSwitch(BOOSTS, dials) ? ["scene-aspect", "boost"] : ["scene-aspect"]),
  comesOf: ({ outcome }) => ({ natures: ["lasting"], level: LEVELS[outcome?.degree ?? ""] ?? 1, quality: null }),
  natures: ["lasting"],
  freeUses: 0,
  freeForAnybody: false,
  hasQuality: false,
  removal: "agreed",
};
