import { describe, expect, test } from "vitest";
import type { Harm } from "../../rules/harm/harm-rules.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { TrackLayout } from "../../rules/ruleset.ts";
import { hitRows } from "./hit-rows.view.ts";

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
  test("those that are checked already are told from those it would check", () => {
    const harm = { ...NO_HARM, boxes: [{ track: "health", box: "stress-1" }] };
    const [row] = hitRows(RULESETS.trifold, [HEALTH], new Map([["health", new Set(["stress-0"])]]), harm);
    expect(row?.boxes.map(({ state }) => state)).toEqual(["checked", "new", "clear"]);
  });
});
