import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { Roll, terms } from "../../table/client/dice/index.ts";
import { turnRound } from "../../table/common/choices.ts";
import { diceConfig } from "../../table/client/dice/dice-config.ts";
import { ROOT } from "../guards/repository.ts";

/**
 * Norn's dice on the Table's own dice: the terms are loaded as Foundry would load them, with `foundry`, `CONFIG` and `Roll` in
 * the global scope. By name, since Foundry types them and not this project.
 */
const loaded = async (file: string): Promise<Record<string, unknown>> => import(join(ROOT, "src/foundry/dice", file));

interface RolledDice {
  readonly roll: Roll;
  readonly faces: readonly number[];
}
let rollDice: (plan: object) => Promise<RolledDice>;
let checkAsRoll: (dice: Roll, parts: readonly object[]) => Roll;

beforeAll(async () => {
  Object.assign(globalThis, { foundry: { dice: { terms } }, CONFIG: { Dice: diceConfig }, Roll, Hooks: { once: () => 0 } });
  ((await loaded("../registration/register-dice.ts"))["registerDice"] as () => void)();
  rollDice = (await loaded("roll-dice.ts"))["rollDice"] as typeof rollDice;
  checkAsRoll = (await loaded("check-as-roll.ts"))["checkAsRoll"] as typeof checkAsRoll;
});

/** Sets the next numbers that dice of `sides` show, in order. */
function nextShow(sides: number, ...numbers: readonly number[]): void {
  const queue = [...numbers];
  diceConfig.randomUniform = () => (sides - (queue.shift() ?? 1) + 0.5) / sides;
}

const thrown = async (formula: string): Promise<Roll> => new Roll(formula).evaluate();
const again = (roll: Roll): Roll => Roll.fromJSON(JSON.stringify(roll));

describe("Norn's dice in formulas", () => {
  test.each([
    ["4do", 6, [1, 2, 5, 6], 0],
    ["4dg", 6, [1, 2, 4, 6], -1],
    ["4ds", 6, [1, 2, 4, 6], 0],
    ["4DG + 2", 6, [5, 6, 5, 6], 6],
    ["5dgkh4", 6, [1, 5, 6, 3, 5], 3],
    ["5dskl2", 6, [1, 3, 4, 6, 2], -2],
    ["5dh", 10, [10, 9, 8, 7, 1], 4],
    ["5dhn", 10, [10, 9, 8, 7, 1], 5],
    ["1dhc", 10, [9], 0],
    ["1dhc", 10, [10], 2],
    ["5dpkh3", 6, [1, 6, 2, 5, 4], 15],
    ["3dpkl2", 6, [6, 5, 1], 6],
  ] as const)("%s on d%i showing %j is %i", async (formula, sides, numbers, total) => {
    nextShow(sides, ...numbers);
    const roll = await thrown(formula);
    expect(roll.total).toBe(total);
    expect(again(roll).total).toBe(total);
    expect(again(roll).formula).toBe(roll.formula);
  });

  test("that read their faces by a modifier do so while the list of modifiers is empty", async () => {
    turnRound(["modifiers-emptied"]);
    try {
      nextShow(10, 9, 10, 3);
      const term = (await thrown("3dhnkh2")).dice[0];
      expect(term?.results.map(({ active, count }) => [active, count])).toEqual([
        [true, 2],
        [true, 2],
        [false, 0],
      ]);
      nextShow(10, 9);
      expect((await thrown("1dhc")).dice[0]?.results[0]?.count).toBe(0);
    } finally {
      turnRound([]);
    }
  });

  test("keep the thrown number of the ordinary die, and what it counts", async () => {
    nextShow(6, 5, 2);
    const [term] = again(await thrown("2dg")).dice;
    expect(term?.results.map(({ result, count }) => [result, count])).toEqual([
      [5, 1],
      [2, -1],
    ]);
  });

  test.each([
    ["4ds", -4, 4],
    ["4do", -4, 4],
    ["3dh", 0, 6],
    ["4df", -4, 4],
  ])("%s ranges from %i to %i", async (formula, least, most) => {
    expect((await new Roll(formula).evaluate({ minimize: true })).total).toBe(least);
    expect((await new Roll(formula).evaluate({ maximize: true })).total).toBe(most);
  });

  test("draw their faces in a tooltip", async () => {
    nextShow(6, 6);
    const [term] = (await thrown("1dg")).dice;
    expect(term?.getTooltipData().rolls[0]?.classes).toContain("norn-face norn-face-plus");
    nextShow(3, 1);
    const [fate] = (await thrown("1df")).dice;
    expect(fate?.getTooltipData().rolls[0]?.classes).toMatch(/norn-face norn-face-(plus|minus)/);
  });
});

const plan = (parts: object): object => ({
  method: "fudge",
  die: "fudge",
  count: 4,
  fixed: [],
  reading: "sum",
  keep: null,
  doubleNines: false,
  chance: false,
  ...parts,
});

describe("a plan of the rules, rolled", () => {
  test("throws our dice where a module has taken their letter, and leaves it the letter", async () => {
    const { terms: known } = diceConfig;
    const ours = known["s"];
    known["s"] = terms.Die;
    try {
      nextShow(6, 1, 4, 5, 6);
      const { roll, faces } = await rollDice(plan({ method: "strands", die: "strands-six" }));
      expect([roll.dice[0]?.constructor.name, faces]).toEqual(["StrandsSixDie", [0, -1, 1, 1]]);
      expect(known["s"]).toBe(terms.Die);
    } finally {
      known["s"] = ours!;
    }
  });

  test("gives faces as the rules read them", async () => {
    nextShow(6, 1, 6, 3, 4);
    expect((await rollDice(plan({ method: "fudge-six", die: "fudge-six" }))).faces).toEqual([-1, 1, 0, 0]);
    nextShow(6, 5, 2);
    expect((await rollDice(plan({ method: "six-minus-six", die: "six", reading: "difference", count: 2 }))).faces).toEqual([
      5, 2,
    ]);
    nextShow(10, 10, 1, 8);
    expect((await rollDice(plan({ method: "ten-hits", die: "ten", reading: "hits", count: 3 }))).faces).toEqual([10, 1, 8]);
  });

  test("includes dice that do not count among the faces", async () => {
    nextShow(6, 6, 1, 4);
    const keep = { count: 2, which: "highest" };
    const { roll, faces } = await rollDice(plan({ method: "fate-pool", die: "six", reading: "best", count: 3, keep }));
    expect([roll.total, faces]).toEqual([10, [6, 1, 4]]);
  });

  test("reads d6 of a pool as one more than they show", async () => {
    nextShow(6, 6, 1, 4);
    const keep = { count: 2, which: "highest" };
    const { roll, faces } = await rollDice(plan({ method: "fate-pool", die: "six-plus-one", reading: "best", count: 3, keep }));
    expect([roll.total, faces]).toEqual([12, [7, 2, 5]]);
    nextShow(8, 8, 3);
    const eights = await rollDice(plan({ method: "fate-pool", die: "eight", reading: "best", count: 2, keep }));
    expect([eights.roll.total, eights.faces]).toEqual([11, [8, 3]]);
  });

  test("of placed dice only, without a throw", async () => {
    const { roll, faces } = await rollDice(
      plan({ method: "fate-pool", die: "six", reading: "best", count: 0, fixed: [2], keep: { count: 1, which: "highest" } }),
    );
    expect([roll.total, faces]).toEqual([0, []]);
  });

  test("is one roll with its ranks and modifiers, whatever their names, and survives storage", async () => {
    nextShow(6, 6, 6, 3, 1);
    const { roll } = await rollDice(plan({ method: "fudge-six", die: "fudge-six" }));
    const whole = checkAsRoll(roll, [
      { source: "trait", label: "Archery [long] {bow}", value: 3, unit: "points", joins: null },
      { source: "modifier", label: "", value: -2, unit: "points", joins: null },
      { source: "modifier", label: "nothing", value: 0, unit: "points", joins: null },
    ]);
    expect(whole.total).toBe(2);
    expect(again(whole).total).toBe(2);
    expect(again(whole).dice[0]?.results).toHaveLength(4);
  });
});
