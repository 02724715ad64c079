import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faces, request } from "../../../../tests/samples/check-request.ts";
import { arms, attack, fighter } from "../../../../tests/samples/exchange.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import type { Arms, HitInput } from "../../harm/harm-rules.ts";
import { ARMOR_TYPES, HIT_OUTCOMES } from "./fate2.data.ts";
import { FATE2 } from "./fate2.ts";
import { FATE2_HARM } from "./harm.ts";

const SIMPLE = { "fate2-weapons": "simple", "fate2-armor": "simple" };
const ADVANCED = { "fate2-weapons": "advanced", "fate2-armor": "advanced" };

/** Who suffers what: "defender: hurt". */
function result(input: HitInput, dials: DialValues = {}): string {
  const hit = FATE2_HARM.hit(input, dials);
  return hit ? `${hit.suffers}: ${[hit.outcome, hit.besides].filter(Boolean).join(" and ")}` : "nobody";
}
const armed = (margin: number, weapon: Partial<Arms>, armor: Partial<Arms>, dials: DialValues): string =>
  result(
    attack(margin, {
      attacker: fighter({ weapon: arms(weapon) }),
      defender: fighter({ armor: arms(armor), defense: "usual" }),
    }),
    dials,
  );
const defended = (margin: number, defense: string, otherwise: Partial<HitInput> = {}): string =>
  result(attack(margin, { defender: fighter({ defense }), ...otherwise }));

test("10. Great with 0 0 + 0 (Superb) against Fair with − + − + (Fair): margin 3 → hurt", () => {
  const defense = FATE2.resolve(request(1), faces("-+-+"));
  const attacked = FATE2.resolve(request(3, { difficulty: defense.total, test: "dynamic" }), faces("00+0"));
  expect([attacked.total, defense.total, attacked.outcome?.margin]).toEqual([4, 1, 3]);
  expect(result(attack(3))).toBe("defender: hurt");
});

test("11. Simple arms: success by 1, weapon 2, armor 1 → 2 → hurt", () => {
  const sides = {
    attacker: fighter({ weapon: arms({ name: "Broadsword", weapon: 2 }) }),
    defender: fighter({ armor: arms({ name: "Leather", armor: 1 }) }),
  };
  expect(FATE2_HARM.hit(attack(1, sides), SIMPLE)).toEqual({
    suffers: "defender",
    amount: 2,
    parts: [
      { source: "margin", label: "", value: 1 },
      { source: "weapon", label: "Broadsword", value: 2 },
      { source: "armor", label: "Leather", value: -1 },
    ],
    outcome: "hurt",
  });
});

test("12. Fighting defensively, win by 3 → scratch only", () => {
  expect(defended(-3, "defensive")).toBe("attacker: scratched");
  expect(defended(-3, "shield")).toBe("attacker: scratched");
  expect(FATE2_HARM.hit(attack(-3, { defender: fighter({ defense: "defensive" }) }), {})?.amount).toBe(0);
});

test("14. Superb against Poor: margin 6 injured; one fate point → Epic, margin 7 → taken out", () => {
  expect(result(attack(4 - -2))).toBe("defender: injured");
  expect(result(attack(5 - -2))).toBe("defender: taken-out");
});

test('15. Success by 3 with a blow that "succeeds by more than the outcome needs": hurt, and one clip besides (needed 2)', () => {
  const stunning = { bought: { "stunning-blow": 1 } };
  expect(result(attack(3, stunning))).toBe("defender: hurt and clipped");
  expect(result(attack(2, stunning))).toBe("defender: hurt");
  expect(result(attack(6, stunning))).toBe("defender: injured and clipped");
  expect(result(attack(-3, stunning))).toBe("attacker: hurt");
});

describe("the outcome table (F8)", () => {
  test("0 scratched, 1 clipped, 2–4 hurt, 5–6 injured, 7 and more taken out", () => {
    expect([0, 1, 2, 4, 5, 6, 7, 12].map((margin) => FATE2_HARM.hit(attack(margin), {})?.outcome)).toEqual([
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
  test("F11-R1: in a pool of dice, a full five of margin is one step", () => {
    const best = (margin: number): string =>
      result(attack(margin, { outcome: { reading: "best", success: margin >= 0, margin } }));
    expect([4, 5, 10, 25, -4, -5].map(best)).toEqual([
      "defender: scratched",
      "defender: clipped",
      "defender: hurt",
      "defender: injured",
      "attacker: scratched",
      "attacker: clipped",
    ]);
  });
  test("F8-R2: weapons do not help a miss, armor can stop a hit", () => {
    const turns = { ...SIMPLE, "fate2-pace": "turn" };
    expect([armed(-1, { weapon: 4 }, {}, turns), armed(1, {}, { armor: 4 }, SIMPLE)]).toEqual(["nobody", "nobody"]);
  });
  test("dramatic arms are an advantage on the roll and change nothing after it", () => {
    expect(armed(1, { weapon: 4 }, { armor: 2 }, {})).toBe("defender: clipped");
  });
});

/** Outcomes by margin from 0 to 11: scratched, clipped, hurt, injured, taken out. */
const LETTERS: Readonly<Record<string, string>> = { s: "scratched", c: "clipped", h: "hurt", i: "injured", T: "taken-out" };

describe("the type of armor decides what a margin does (F8, both tables)", () => {
  test.each([
    [0, "schhhiiTTTTT"],
    [1, "scchhiiTTTTT"],
    [2, "scchhhiTTTTT"],
    [3, "sscchhiTTTTT"],
    [4, "ssccchiTTTTT"],
    [5, "ssccchhiTTTT"],
    [6, "sssccchhiTTT"],
    [7, "ssscccchhiTT"],
    [8, "ssscccchhhiT"],
  ] as const)("type %i", (type, letters) => {
    const outcomes = [...letters].map((_, margin) => armed(margin, {}, { armorType: `type-${type}` }, ADVANCED));
    expect(outcomes).toEqual([...letters].map((letter) => `defender: ${LETTERS[letter]}`));
  });
  test("F8-R5: armor without a type has the one of its rating", () => {
    expect(armed(4, {}, { armor: 4 }, ADVANCED)).toBe("defender: clipped");
  });
  test("weapons and armor of different models go together", () => {
    const mixed = { "fate2-weapons": "simple", "fate2-armor": "advanced" };
    expect(armed(2, { weapon: 2 }, { armorType: "type-4" }, mixed)).toBe("defender: clipped");
    expect(armed(2, { weapon: 2 }, { armorType: "type-4" }, { ...mixed, "fate2-weapons": "dramatic" })).toBe("defender: clipped");
    expect(armed(3, { weapon: 2 }, { armorType: "type-4" }, mixed)).toBe("defender: hurt");
  });
});

describe("qualities of weapons (F8, advanced arms)", () => {
  const PIERCING = { qualities: { "armor-piercing": 1 } };
  const VICIOUS = { qualities: { vicious: 1 } };
  test.each([
    ["armor-piercing finds armor 2 lower", 4, PIERCING, 4, "hurt"],
    ["and 4 lower if it is so twice", 3, { qualities: { "armor-piercing": 2 } }, 4, "hurt"],
    ["but never below none", 2, { qualities: { "armor-piercing": 2 } }, 1, "hurt"],
    ["vicious does 1 more", 1, VICIOUS, 0, "hurt"],
    ["and 2 more if it is so twice", 3, { qualities: { vicious: 2 } }, 0, "injured"],
    ["but finds armor above 0 two higher", 2, VICIOUS, 2, "clipped"],
    ["or 4 higher", 3, { qualities: { vicious: 2 } }, 2, "clipped"],
    ["flexible and locking change no hit", 2, { qualities: { flexible: 1, locking: 1 } }, 0, "hurt"],
  ] as const)("%s", (_, margin, weapon, type, outcome) => {
    expect(armed(margin, weapon, { armorType: `type-${type}` }, ADVANCED)).toBe(`defender: ${outcome}`);
  });
  test("they count only where the campaign plays with them", () => {
    expect(armed(1, VICIOUS, {}, SIMPLE)).toBe("defender: clipped");
    expect(armed(1, PIERCING, { armor: 1 }, { ...SIMPLE, "fate2-weapons": "advanced" })).toBe("defender: clipped");
  });
});

describe("who suffers (F8)", () => {
  const withSword = { attacker: fighter({ armor: arms({ armor: 1 }) }), defender: fighter({ weapon: arms({ weapon: 2 }) }) };
  test.each([
    ["in an exchange both fight, and the winner harms the other", "usual", -3, {}, "attacker: hurt"],
    ["a tie scratches the defender", "usual", 0, {}, "defender: scratched"],
    ["who moves out of the way scratches at most", "mobility", -7, {}, "attacker: scratched"],
    ["and is hit as hard as anyone", "mobility", 2, {}, "defender: hurt"],
    ["so is one who fights defensively", "defensive", 5, {}, "defender: injured"],
    ["F8-R9: one who expects no attack harms nobody", "unaware", -2, {}, "nobody"],
    ["taking turns, only the attacker harms", "usual", -3, { pace: "turn" }, "nobody"],
    ["in a fight of one roll, the winner", "usual", -5, { pace: "scene" }, "attacker: injured"],
  ] as const)("%s", (_, defense, margin, otherwise, expected) => {
    expect(defended(margin, defense, otherwise)).toBe(expected);
  });
  test("the winner's weapon counts, and the loser's armor", () => {
    expect(FATE2_HARM.hit(attack(-1, withSword), SIMPLE)).toMatchObject({ suffers: "attacker", amount: 2, outcome: "hurt" });
  });
});

describe("one roll against several (F8)", () => {
  const lone = (margin: number, margins: readonly number[], chosen: boolean): string =>
    defended(margin, "usual", { several: { alone: "defender", margins, chosen } });
  test.each([
    ["all who beat the one inflict damage", 2, [-2, -1], false, "defender: hurt"],
    ["the one who beats them all harms the one selected", -3, [3, 1], true, "attacker: hurt"],
    ["and no other", -3, [3, 1], false, "nobody"],
    ["and nobody if one of them is not beaten", -3, [3, 0], true, "nobody"],
  ] as const)("%s", (_, margin, margins, chosen, expected) => expect(lone(margin, margins, chosen)).toBe(expected));
  test("a tie is a success for a lone attacker, too", () => {
    const several = { alone: "attacker", margins: [2, 0], chosen: true } as const;
    expect([defended(2, "usual", { several }), defended(0, "usual", { several })]).toEqual([
      "defender: hurt",
      "defender: scratched",
    ]);
  });
});

describe("a fight of exchanges, two against three (F8)", () => {
  test("first: Great against Fair and Average, drawing a weapon, is simply successful; Fair against Good is clipped", () => {
    expect([defended(1 - 3, "defensive"), defended(0 - 3, "defensive")]).toEqual(["attacker: scratched", "attacker: scratched"]);
    expect(defended(2 - 1, "mobility")).toBe("defender: clipped");
  });
  test("second: Good against Good is just a scratch, against Great a clip; a fate point makes a clip a hurt", () => {
    expect([defended(2 - 2, "usual"), defended(3 - 2, "usual")]).toEqual(["defender: scratched", "defender: clipped"]);
    expect([defended(1 - 2, "usual"), defended(1 - 3, "usual")]).toEqual(["attacker: clipped", "attacker: hurt"]);
  });
  test("fourth: Fair, fully defensive, is Good: Mediocre does nothing, Great clips; Superb against Poor injures", () => {
    expect([defended(-1 - 2, "defensive"), defended(3 - 2, "defensive")]).toEqual(["attacker: scratched", "defender: clipped"]);
    expect(result(attack(4 - -2))).toBe("defender: injured");
  });
});

describe("laws", () => {
  const rank = (of: string): number => HIT_OUTCOMES.findIndex((outcome) => of === `defender: ${outcome}`);
  const small = fc.nat(5);
  test.each([
    ["simple", SIMPLE],
    ["advanced", ADVANCED],
    ["dramatic", {}],
  ])("more margin, a better weapon or less armor never does less: %s", (_, dials) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), small, small, fc.nat(3), (margin, weapon, armor, piercing) => {
        const does = (more: number, better: number, heavier: number, pierces: number): number =>
          rank(
            armed(
              margin + more,
              { weapon: weapon + better, qualities: { "armor-piercing": pierces } },
              { armor: armor + heavier },
              dials,
            ),
          );
        const now = does(0, 0, 0, piercing);
        expect(does(1, 0, 0, piercing)).toBeGreaterThanOrEqual(now);
        expect(does(0, 1, 0, piercing)).toBeGreaterThanOrEqual(now);
        expect(does(0, 0, 0, piercing + 1)).toBeGreaterThanOrEqual(now);
        expect(does(0, 0, 1, piercing)).toBeLessThanOrEqual(now);
      }),
    );
  });
  test("the parts of a hit are its amount", () => {
    const type = fc.constantFrom("", ...ARMOR_TYPES);
    const dials = fc.constantFrom({}, SIMPLE, ADVANCED);
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), small, small, type, dials, (margin, weapon, armor, armorType, values) => {
        const sides = {
          attacker: fighter({ weapon: arms({ weapon, qualities: { vicious: 1 } }), armor: arms({ armor }) }),
          defender: fighter({ weapon: arms({ weapon }), armor: arms({ armor, armorType }), defense: "usual" }),
        };
        const hit = FATE2_HARM.hit(attack(margin, sides), values);
        expect(hit?.parts.reduce((sum, { value }) => sum + value, 0)).toBe(hit?.amount);
        expect(hit === null || hit.amount >= 0).toBe(true);
      }),
    );
  });
});
