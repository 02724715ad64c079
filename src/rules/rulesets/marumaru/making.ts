import type { MakingRules } from "../../aspects/making-rules.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import { BOOSTS } from "./dials.data.ts";

/** Any action that succeeds may add an aspect; nothing about it is free, and it goes when that makes sense. Source: M3. */
export const MARUMARU_MAKING: MakingRules = {
  ways: (_traits, dials) => (readSwitch(BOOSTS, dials) ? ["action", "boost"] : ["action"]),
  comesOf: () => ({ natures: ["sticky"], level: 1, quality: null }),
  natures: ["sticky"],
  freeUses: 0,
  freeForAnybody: false,
  hasQuality: false,
  removal: "agreed",
};
