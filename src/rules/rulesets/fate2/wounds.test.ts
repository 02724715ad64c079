import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faces, modifier, request } from "../../../../tests/samples/check-request.ts";
import { FATE2 } from "./fate2.ts";
import { FATE2_WOUNDS } from "./tracks.ts";

const hit = (margin: number, weapon = 0, armour = 0, defensive = false): string | null =>
  FATE2_WOUNDS.outcome({ margin, weapon, armour, defensive });
const boxes = (clipped: number, hurt: number, injured: number): { clipped: number; hurt: number; injured: number } => ({
  clipped,
  hurt,
  injured,
});

test("10. Great with 0 0 + 0 (Superb) against Fair with − + − + (Fair): margin 3 → hurt", () => {
  const defense = FATE2.resolve(request(1), faces("-+-+"));
  const attack = FATE2.resolve(request(3, { difficulty: defense.total, test: "dynamic" }), faces("00+0"));
  expect([attack.total, defense.total, attack.outcome?.margin]).toEqual([4, 1, 3]);
  expect(hit(3)).toBe("hurt");
});

test("11. Simple arms: success by 1, weapon 2, armour 1 → 2 → hurt", () => {
  expect(hit(1, 2, 1)).toBe("hurt");
});

test("12. Fighting defensively, win by 3 → scratch only", () => {
  expect(hit(3, 0, 0, true)).toBe("scratched");
});

test("13. One injured box and one hurt box → −2 to the next roll; with +1 for numbers → −1 in all", () => {
  expect(FATE2_WOUNDS.penalty(boxes(0, 1, 1), false)).toBe(-2);
  const asked = request(0, { modifiers: [modifier(FATE2_WOUNDS.penalty(boxes(0, 1, 1), false)), modifier(1)] });
  expect(FATE2.resolve(asked, faces("0000")).total).toBe(-1);
});

test("14. Superb against Poor: margin 6 injured; one fate point → Epic, margin 7 → taken out", () => {
  expect(hit(4 - -2)).toBe("injured");
  expect(hit(5 - -2)).toBe("taken-out");
});

describe("the outcome table (F8)", () => {
  test("0 scratched, 1 clipped, 2–4 hurt, 5–6 injured, 7 and more taken out; a miss does nothing", () => {
    expect([-1, 0, 1, 2, 4, 5, 6, 7, 12].map((margin) => hit(margin))).toEqual([
      null,
      "scratched",
      "clipped",
      "hurt",
      "hurt",
      "injured",
      "injured",
      "taken-out",
      "taken-out",
    ]);
  });
  test("weapons do not help a miss, armour can stop a hit", () => {
    expect([hit(-1, 4), hit(1, 0, 4)]).toEqual([null, null]);
  });
  test("several hurts hinder once, injuries each, a clip the next roll only", () => {
    expect([FATE2_WOUNDS.penalty(boxes(0, 3, 0), true), FATE2_WOUNDS.penalty(boxes(0, 0, 2), true)]).toEqual([-1, -2]);
    expect([FATE2_WOUNDS.penalty(boxes(2, 0, 0), true), FATE2_WOUNDS.penalty(boxes(2, 0, 0), false)]).toEqual([-1, 0]);
  });
  test("law: more margin, a better weapon or less armour never does less", () => {
    const rank = (outcome: string | null): number => FATE2_WOUNDS.outcomes.findIndex((each) => each === outcome);
    const small = fc.nat(5);
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), small, small, (margin, weapon, armour) => {
        const now = rank(hit(margin, weapon, armour));
        expect(rank(hit(margin + 1, weapon, armour))).toBeGreaterThanOrEqual(now);
        expect(rank(hit(margin, weapon + 1, armour))).toBeGreaterThanOrEqual(now);
        expect(rank(hit(margin, weapon, armour + 1))).toBeLessThanOrEqual(now);
      }),
    );
  });
});
