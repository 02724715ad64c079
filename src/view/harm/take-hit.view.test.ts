import { describe, expect, test } from "vitest";
import type { Harm, NewConsequence } from "../../rules/index.ts";
import { firstWay, leadsTo } from "./take-hit.view.ts";

const HARM: Harm = { boxes: [], consequences: [], damaged: false, takenOut: false, left: 0 };
const consequence = (otherwise: Partial<NewConsequence>): NewConsequence => ({
  ...{ severity: "minor", track: "health", persistent: false, free: null },
  ...otherwise,
});
const boxes = [{ track: "health", box: "stress-0" }];

describe("every way to take a hit says what it leads to", () => {
  test.each<[string, Partial<Harm>, readonly string[]]>([
    ["boxes are drawn, and said no further", { boxes }, []],
    [
      "T4. a consequence that takes all of it: no box, and a free invocation for the one who inflicted it",
      { consequences: [consequence({ free: "attacker" })] },
      ["noBox", "freeFor"],
    ],
    [
      "S5. the first to invoke or compel it pays nothing; a severe one is persistent",
      { boxes, consequences: [consequence({ free: "anyone", persistent: true })] },
      ["freeForAll", "persists"],
    ],
    [
      "the same is said once of several",
      { boxes, consequences: [consequence({ free: "anyone" }), consequence({ free: "anyone" })] },
      ["freeForAll"],
    ],
    ["S5. the armor is damaged", { boxes, damaged: true }, ["damages"]],
    ["it takes them out", { boxes, takenOut: true }, ["takesOut"]],
  ])("%s", (_sentence, harm, said) => {
    expect(leadsTo({ ...HARM, ...harm }, "Corvin").map(({ key }) => key.split(".").at(-1))).toEqual(said);
  });
  test("the one who may invoke it is named", () => {
    expect(leadsTo({ ...HARM, boxes, consequences: [consequence({ free: "attacker" })] }, "Corvin")[0]?.args).toEqual({
      who: "Corvin",
    });
  });
});

test.each([
  ["as it comes", [false, false], 0],
  ["as it comes, where nothing else helps", [true, true], 0],
  ["the mildest way that keeps them in", [true, true, false, false], 2],
  ["none", [], 0],
])("offered first is %s", (_what, takesOut, index) => {
  expect(firstWay(takesOut.map((takenOut) => ({ harm: { takenOut } })))).toBe(index);
});
