import type { MakingRules, MakingWay } from "../../aspects/making-rules.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import { BOOSTS } from "./dials.data.ts";

const ASSESSING = ["perception", "reasoning", "empathy"];
const DECLARING = ["knowledge", "reasoning"];

/**
 * A manoeuvre's aspect is fragile, and may be sticky with spin; what is assessed or declared is sticky. The first use is free.
 * R: it is its maker's, who may leave it to anybody. Source: S3.
 */
export const STRANDS_MAKING: MakingRules = {
  ways: (traits, dials) => {
    const open = (list: readonly string[]): boolean => traits === null || traits.some((key) => list.includes(key));
    const ways: MakingWay[] = ["manoeuvre"];
    if (open(ASSESSING)) ways.push("assessment");
    if (open(DECLARING)) ways.push("declaration");
    return readSwitch(BOOSTS, dials) ? [...ways, "boost"] : ways;
  },
  comesOf: ({ outcome }, { way }) => ({
    natures: way === "manoeuvre" ? (outcome?.spin ? ["fragile", "sticky"] : ["fragile"]) : ["sticky"],
    level: 1,
    quality: null,
  }),
  natures: ["sticky", "fragile"],
  freeUses: 1,
  freeForAnybody: true,
  hasQuality: false,
  removal: "success",
};
