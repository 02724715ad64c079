import { expect, test } from "vitest";
import * as api from "./api.ts";

test("macros and modules find these in game.norn.rules, and nothing is taken away unnoticed", () => {
  expect(Object.keys(api).toSorted()).toEqual([
    ...["ASPECT_KINDS", "ASPECT_NATURES", "BREAKS", "GAINS", "RULESET_IDS"],
    ...["acceptCompel", "applyEvent", "applyEvents", "breakEvents", "breakLines", "campaignRuleset", "createAspect"],
    ...["distribution", "inverseEvent", "inverseEvents", "invoke", "newActor", "newAspect", "ok", "proposeCompel", "readLadder"],
    ...["refuse", "refuseCompel", "reviewRequest", "rulesetById", "spend", "waysToReach"],
  ]);
});
