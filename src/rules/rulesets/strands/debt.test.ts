import { describe, expect, test } from "vitest";
import { actor } from "../../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../../tests/samples/an-aspect.ts";
import { STRANDS_DEBT } from "./strands.ts";

describe("paying back a debt (S3)", () => {
  const owing = actor({ fatePoints: { value: 2, refresh: 6, debt: 3, held: 0 } });
  const unlucky = anAspect({ name: "Unlucky" });
  const types = (value: number, debt: number, points: number): string[] => {
    const made = STRANDS_DEBT.pay(actor({ fatePoints: { value, debt, refresh: 6, held: 0 } }), points, unlucky);
    return made.ok ? made.value.map((event) => event.type) : [made.code];
  };

  test("one for one", () => {
    expect(STRANDS_DEBT.pay(owing, 2, unlucky)).toEqual({
      ok: true,
      value: [
        { type: "fate-points-changed", actor: owing.uuid, counter: "value", by: -2 },
        { type: "fate-points-changed", actor: owing.uuid, counter: "debt", by: -2 },
      ],
    });
  });
  test("bad luck ends with the last point", () => {
    expect(types(3, 3, 3)).toEqual(["fate-points-changed", "fate-points-changed", "aspect-removed"]);
  });
  test("no more than there is, and no more than is owed", () => {
    expect([types(2, 3, 3), types(5, 3, 4), types(5, 0, 1), types(5, 1, 0)]).toEqual([
      ["points-short"],
      ["nothing-owed"],
      ["nothing-owed"],
      ["nothing-owed"],
    ]);
  });
});
