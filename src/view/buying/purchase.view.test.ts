import { describe, expect, test } from "vitest";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { purchaseView } from "./purchase.view.ts";

const wanted = { thing: "Item.gun", thingName: "Gun", cost: 4 };
const shown = (margin: number, mine: boolean, taken = false) => {
  const { says, take } = purchaseView(
    { wanted, margin },
    { entries: [entry("purchase", "e", { taken })], mine, undoes: () => mine },
  );
  return [says.key, says.args, take?.key ?? null];
};

describe("what the card says of something that costs money", () => {
  test.each([
    [
      "it can be bought, by whoever rolled",
      [0, true],
      ["NORN.Purchase.Card.affordable", { thing: "Gun", cost: 4 }, "NORN.Purchase.Card.take"],
    ],
    ["others read it", [1, false], ["NORN.Purchase.Card.affordable", { thing: "Gun", cost: 4 }, null]],
    ["it is too dear", [-2, true], ["NORN.Purchase.Card.tooDear", { thing: "Gun", cost: 4, by: 2 }, null]],
    ["it is bought", [0, true, true], ["NORN.Purchase.Card.bought", { thing: "Gun", cost: 4 }, null]],
  ] as const)("%s", (_sentence, [margin, mine, taken = false], came) => {
    expect(shown(margin, mine, taken)).toEqual(came);
  });
  test("a roll of something else buys nothing", () => {
    expect(purchaseView(null, { entries: [], mine: true, undoes: () => true })).toMatchObject({ take: null });
  });
  test.each([
    [true, true, "e"],
    [true, false, ""],
    [false, true, ""],
  ])("what is bought (%s) may be undone by those who may (%s)", (taken, may, undoes) => {
    const entries = [entry("purchase", "e", { taken })];
    expect(purchaseView({ wanted, margin: 0 }, { entries, mine: true, undoes: () => may }).undoes).toBe(undoes);
  });
});
