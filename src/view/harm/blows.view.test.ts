import { describe, expect, test } from "vitest";
import { type Harm, type Ruleset, RULESETS, type TrackLayout } from "../../rules/index.ts";
import type { Blow } from "../../ledger/harm/blows.ts";
import { blowView, hitRows } from "./blows.view.ts";

const NO_HARM: Harm = { boxes: [], consequences: [], damaged: false, takenOut: false, left: 0 };
const STRESS: TrackLayout = {
  id: "physical",
  rows: [
    { id: "minor", boxes: 3 },
    { id: "major", boxes: 3 },
  ],
};
const HEALTH: TrackLayout = { id: "health", rows: [{ id: "stress", boxes: 3 }] };
const words = (rows: ReturnType<typeof hitRows>) => rows.map(({ track, label }) => [track?.key ?? "", label.key]);

describe("the boxes a hit marks", () => {
  test("S5. rows of a track with several are below its name: minor of what is said", () => {
    const boxes = ["minor-0", "major-0"].map((box) => ({ track: "physical", box }));
    expect(words(hitRows(RULESETS.strands, [STRESS, HEALTH], new Map(), { ...NO_HARM, boxes }))).toEqual([
      ["NORN.Track.strands.physical", "NORN.TrackRow.strands.minor"],
      ["", "NORN.TrackRow.strands.major"],
    ]);
  });
  test("T4. a track of one row has only its own name", () => {
    const harm = { ...NO_HARM, boxes: [{ track: "health", box: "stress-0" }] };
    expect(words(hitRows(RULESETS.trifold, [HEALTH], new Map(), harm))).toEqual([["", "NORN.Track.trifold.health"]]);
  });
});

describe("what a blow comes to", () => {
  const verdict = (amount: number | null, outcome = "", ruleset: Ruleset = RULESETS.trifold) => {
    const hit = amount === null ? null : ({ suffers: "defender", amount, parts: [], ...(outcome && { outcome }) } as const);
    const blow: Blow = {
      target: "Actor.you",
      defended: null,
      margin: amount ?? 2,
      hit,
      sufferer: "Actor.you",
      harm: null,
      concession: null,
      shot: null,
      gaveUp: null,
      works: null,
      shortOf: "",
      placed: null,
    };
    const nothing = { scope: null, defend: null, shares: null, take: null, extra: null, stake: "", places: false } as const;
    const around = { ...nothing, name: "You", suffererName: "You", words: false, gone: false, undoes: () => false };
    return blowView(ruleset, blow, around).verdict?.key;
  };
  test.each([
    ["T4. a success without a shift does no harm", verdict(0), "harmless"],
    ["T4. one with a shift is a hit", verdict(1), "hit"],
    ["M2-R1. where harm is bought, that is still to come", verdict(null, "", RULESETS.marumaru), "toBuy"],
    ["F8. a scratch is one, too", verdict(0, "scratched"), "hit"],
  ])("%s", (_sentence, key, said) => expect(key).toBe(`NORN.Harm.Verdict.${said}`));
});
