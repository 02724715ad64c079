import { expect, test } from "vitest";
import { spendPowerPoints } from "./use-effect.ts";

test("21. Chi pool 3, a maneuver of cost 2: 1 left; a second of cost 2 is refused", () => {
  const first = spendPowerPoints({ left: 3, most: 3 }, 2);
  expect(first).toEqual({ ok: true, value: { left: 1, most: 3 } });
  expect(spendPowerPoints({ left: 1, most: 3 }, 2)).toEqual({
    ok: false,
    code: "power-points-short",
    args: { left: 1, needed: 2 },
  });
});
