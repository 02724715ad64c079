import type { MakingRules } from "../../aspects/making-rules.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import { BOOSTS } from "./dials.data.ts";
import { manoeuvreAspect } from "./manoeuvre.ts";

/** The difficulty of placing an aspect on a place or a thing. */
const PLACE = 0;

/** A manoeuvre's shifts say how long the aspect stays, and are what removing it must reach. Source: T1 (quality), T4. */
export const TRIFOLD_MAKING: MakingRules = {
  ways: (_traits, dials) => (readSwitch(BOOSTS, dials) ? ["manoeuvre", "boost"] : ["manoeuvre"]),
  comesOf: ({ outcome, total }, { onPlace }) => {
    // R: against a person who has not contested it, the least a manoeuvre may place.
    const shifts = outcome?.shifts ?? (onPlace ? total - PLACE : 0);
    if (shifts < 0) return null;
    const { nature, removal } = manoeuvreAspect(shifts);
    return { natures: [nature], level: 1, quality: removal };
  },
  natures: ["sticky", "fragile"],
  freeUses: 1,
  freeForAnybody: false,
  hasQuality: true,
  removal: "quality",
};
