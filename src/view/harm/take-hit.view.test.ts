import { describe, expect, test } from "vitest";
import type { Harm, NewConsequence } from "../../rules/harm/harm-rules.ts";
import { aspectOn } from "../../../tests/samples/plain-table.ts";
import { done } from "../../../tests/samples/plain-requests.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { seenBy } from "../../../tests/samples/reader.ts";
import { ATTACKER, struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import { attackResultOn } from "../../ledger/harm/attack-results.ts";
import { firstWay, leadsTo, offeredWays, takeQuestion, takingBy, takeView } from "./take-hit.view.ts";

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

/** A hit on p2's character, as p2 sees it. */
function struck(world: PlainWorld, user = "p2") {
  const seen = seenBy(world, user);
  const attackResult = attackResultOn(world, seen.now, "Actor.you");
  if (!attackResult) throw new Error("No one is attacked.");
  const own = takingBy(seen, attackResult);
  return { card: takeView(seen, attackResult), window: own && takeQuestion(seen, own), ways: own?.ways ?? [] };
}

describe("the one who is hit takes it", () => {
  test("no one else does, but a GM", () => {
    expect(["p1", "p2", "gm"].map((user) => struck(struckInStrands({ margin: 2 }), user).card !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });
  test.each([
    ["boxes alone need no more than a press", 1, { immediately: true, asks: false, note: null }],
    ["a consequence is to be named", 3, { immediately: false, asks: true, note: null }],
  ])("%s", (_, margin, shown) => expect(struck(struckInStrands({ margin })).card).toMatchObject(shown));
  test("a miss is not taken", () => expect(struck(struckInStrands({ margin: -1 }))).toMatchObject({ card: null, window: null }));
  test("the window has each way with its boxes, the first chosen", () => {
    const { window } = struck(struckInStrands({ margin: 2 }));
    expect(window?.ways.map(({ index, selected }) => [index, selected])).toEqual([[0, true]]);
    expect(window?.ways[0]?.title.key).toBe("NORN.Harm.Way.plain");
    expect(window?.ways[0]?.rows.length).toBeGreaterThan(0);
  });
  test("S5. what the attacker calls a forced consequence stands in the place of the gravest", () => {
    const world = struckInStrands({ dials: { "strands-called-shots": true }, margin: 8 });
    done(world, "call-shot", { roll: "roll", target: "Actor.you", words: "Blinded" }, ATTACKER);
    const called = struck(world).window?.ways[0]?.consequences.map(({ called: name }) => name) ?? [];
    expect([called.at(-1), called.slice(0, -1).join("")]).toEqual(["Blinded", ""]);
  });
});

test("ways that differ only in what is given up are one, with a choice", () => {
  const given = (name: string) => aspectOn("Actor.you", name, { kind: "asset" });
  const way = { consequences: [], armor: false };
  const ways = [
    { way, harm: HARM },
    ...["ships", "banks"].map((name) => ({
      way: { ...way, asset: given(name).uuid },
      harm: { ...HARM, sacrificed: given(name) },
    })),
  ];
  expect(offeredWays(ways).map(({ assets }) => assets.map(({ name }) => name))).toEqual([[], ["ships", "banks"]]);
});
