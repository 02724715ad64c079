import { describe, expect, test } from "vitest";
import type { Dial } from "../../rules/index.ts";
import { dialsToStore } from "./dials-to-store.ts";

const DIALS: readonly Dial[] = [
  { id: "boxes", group: "harm", kind: "number", initial: 2, min: 0, max: 9 },
  { id: "shape", group: "creation", kind: "choice", initial: "pyramid", choices: ["pyramid", "column"] },
];

describe("the dials that are stored", () => {
  test("are those turned away from their initial value", () => {
    expect(dialsToStore(DIALS, {}, { boxes: 3, shape: "pyramid" })).toEqual({ boxes: 3 });
  });

  test("forget a dial that is turned back", () => {
    expect(dialsToStore(DIALS, { boxes: 3 }, { boxes: 2, shape: "column" })).toEqual({ shape: "column" });
  });

  test("keep those of another game, and those whose field is empty or not of their kind", () => {
    expect(dialsToStore(DIALS, { other: true, boxes: 4 }, { boxes: null, shape: 7, stray: 1 })).toEqual({
      other: true,
      boxes: 4,
    });
  });
});
