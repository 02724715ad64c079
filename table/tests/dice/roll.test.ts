import { afterEach, describe, expect, test } from "vitest";
import { diceConfig } from "../../client/dice/dice-config.ts";
import { Roll, terms } from "../../client/dice/index.ts";
import { fall, fudge, showing } from "./faces.ts";

afterEach(() => {
  diceConfig.functions = {};
  diceConfig.rolls.splice(1);
});

describe("a formula", () => {
  test.each([
    ["4dF+2", "4df + 2"],
    ["  2d6 -  1 ", "2d6 - 1"],
    ["-4df", "-4df"],
    ["dF", "1df"],
    ["d20[luck]", "1d20[luck]"],
    ["(1+1)d6", "(1 + 1)d6"],
    ["floor(7/2)d6", "(floor(7/2))d6"],
    ["2 - -1", "2 - -1"],
    ["{4d6kh3,5}kh", "{4d6kh3,5}kh"],
  ])("%j is written %j", (formula, written) => {
    expect(new Roll(formula).formula).toBe(written);
  });

  test.each([
    ["2 + 3 * 4", 14],
    ["10 - 3 - 2", 5],
    ["12 / 4 / 3", 1],
    ["7 % 4 * 2", 6],
    ["(2 + 3) * 4", 20],
    ["-(2 + 3)", -5],
    ["2 - -1", 3],
    ["2 * -3", -6],
    ["max(2, min(9, 5)) + floor(7 / 2)", 8],
    ["1.5 + .5", 2],
    ["0 * -1", 0],
  ])("%s is %d, at once", (formula, total) => {
    const roll = new Roll(formula);
    expect(roll.isDeterministic).toBe(true);
    expect(roll.evaluateSync().total).toBe(total);
    expect(Object.is(roll.total, -0)).toBe(false);
    expect(Roll.safeEval(formula)).toBe(total);
  });

  test("accepts data, also data that refers to data; missing data counts 0", async () => {
    fall(...[1, 1, 0, 0].map(fudge));
    const data = { rank: 3, deep: { half: "@rank - 1" }, minus: -2, on: true };
    const roll = await new Roll("4dF + @rank + @deep.half + @minus + @on + @gone", data).evaluate();
    expect(roll.formula).toBe("4df + 3 + 3 - 1 + -2 + 1 + 0");
    expect(roll.total).toBe(6);
    expect(roll.result).toBe("2 + 3 + 3 - 1 + - 2 + 1 + 0");
    expect(Roll.replaceFormulaData("@a + @b", { a: 1 })).toBe("1 + @b");
    expect(Roll.replaceFormulaData("@a + @b", { a: 1 }, { missing: "7" })).toBe("1 + 7");
  });

  test("can have a rolled number or faces of dice", async () => {
    fall(showing(2, 4), showing(3, 6), showing(5, 6));
    const roll = await new Roll("(1d4)d6").evaluate();
    expect(roll.total).toBe(8);
    expect(roll.dice.map((die) => die.formula)).toEqual(["1d4", "2d6"]);
  });

  test("can call functions of the system", async () => {
    diceConfig.functions["twice"] = (value) => Number(value) * 2;
    diceConfig.functions["named"] = (word) => (word === "high" ? 6 : 1);
    diceConfig.functions["bigger"] = (a, b) => a > b;
    fall(showing(4, 6));
    expect((await new Roll("twice(1d6) + named(high) + bigger(3, 2)").evaluate()).total).toBe(15);
  });
});

describe("an evaluated roll", () => {
  test("does not change any more; a reroll is a new one", async () => {
    fall(showing(4, 6), showing(2, 6));
    const roll = await new Roll("1d6").evaluate();
    await expect(roll.evaluate()).rejects.toThrow("evaluated already");
    expect(() => roll.evaluateSync()).toThrow("evaluated already");
    expect(() => roll.alter(2, 0)).toThrow("evaluated already");
    const again = await roll.reroll();
    expect([roll.total, again.total]).toEqual([4, 2]);
    expect(again).not.toBe(roll);
  });

  test("synchronously, dice are not thrown but have their lowest or highest face", () => {
    expect(() => new Roll("4dF").evaluateSync()).toThrow('"4df" is decided by chance');
    expect(new Roll("4dF + 1").evaluateSync({ strict: false }).total).toBe(1);
    expect(new Roll("4dF + 1").evaluateSync({ maximize: true }).total).toBe(5);
    expect(new Roll("4dF + 1").evaluateSync({ minimize: true }).total).toBe(-3);
    expect(new Roll("4d6kh3x").evaluateSync({ maximize: true }).total).toBe(18);
    expect(new Roll("max(1d6, 2) + {1d4, 1}kh").evaluateSync({ minimize: true }).total).toBe(3);
  });

  test("can be altered before it is evaluated", () => {
    expect(new Roll("2d6 + 3").alter(2, 1, { multiplyNumeric: true }).formula).toBe("5d6 + 6");
  });

  test("gives its parts a flavor", () => {
    const roll = new Roll("2d6 + 3[own]");
    roll.propagateFlavor("cold");
    expect(roll.formula).toBe("2d6[cold] + 3[own]");
  });
});

describe("a saved roll", () => {
  test.each(["4dF + 2[rank]", "{4d6kh3, 1d8}kh + max(1d6, 2)", "(1d4)d6r1 - (2 * 3)", "3dcc0", "2d6ms8"])(
    "%s comes back",
    async (formula) => {
      const roll = await new Roll(formula).evaluate();
      const back = Roll.fromJSON(JSON.stringify(roll));
      expect(back.total).toBe(roll.total);
      expect(back.formula).toBe(roll.formula);
      expect(back.result).toBe(roll.result);
      expect(JSON.stringify(back)).toBe(JSON.stringify(roll));
      expect(back.dice.map((die) => die.constructor)).toEqual(roll.dice.map((die) => die.constructor));
      await expect(back.evaluate()).rejects.toThrow("evaluated already");
    },
  );

  test("has the shape that Foundry stores", async () => {
    fall(...[1, 0, -1, 1].map(fudge));
    const roll = await new Roll("4dF + 2", {}, { flavor: "Athletics" }).evaluate();
    expect(JSON.parse(JSON.stringify(roll))).toMatchObject({
      class: "Roll",
      formula: "4df + 2",
      total: 3,
      evaluated: true,
      options: { flavor: "Athletics" },
      terms: [
        {
          class: "FateDie",
          evaluated: true,
          number: 4,
          faces: 3,
          modifiers: [],
          results: [{ result: 1 }, { result: 0 }, { result: -1 }, { result: 1 }],
        },
        { class: "OperatorTerm", operator: "+" },
        { class: "NumericTerm", number: 2 },
      ],
    });
  });

  test("is restored by its own class", async () => {
    class LuckyRoll extends Roll {
      override get total(): number | undefined {
        return super.total === undefined ? undefined : super.total + 100;
      }
    }
    const saved = JSON.stringify(await new LuckyRoll("2").evaluate());
    expect(() => Roll.fromJSON(saved)).toThrow('No kind of roll is called "LuckyRoll"');
    diceConfig.rolls.push(LuckyRoll);
    expect(Roll.fromJSON(saved)).toBeInstanceOf(LuckyRoll);
  });

  test("with an unknown term is refused by name", () => {
    const saved = { class: "Roll", formula: "1dq", terms: [{ class: "QuantumDie", number: 1 }], total: 3, evaluated: true };
    expect(() => Roll.fromData(saved)).toThrow('No dice term is called "QuantumDie"');
  });
});

describe("dice of a system", () => {
  class LadderDie extends terms.Die {
    static override DENOMINATION = "l";

    constructor(data: ConstructorParameters<typeof terms.Die>[0] = {}) {
      super({ ...data, faces: 4 });
    }

    override mapRandomFace(u: number): number {
      return Math.floor(u * 4) - 2;
    }
  }

  afterEach(() => {
    delete diceConfig.terms["l"];
  });

  test("are parsed by their letter, thrown, and restored", async () => {
    diceConfig.terms["l"] = LadderDie;
    fall(0, 0.99);
    const roll = await new Roll("2dL + 1").evaluate();
    expect(roll.formula).toBe("2dl + 1");
    expect(roll.total).toBe(0);
    const back = Roll.fromJSON(JSON.stringify(roll));
    expect(back.dice[0]).toBeInstanceOf(LadderDie);
    expect(back.dice[0]?.values).toEqual([-2, 1]);
  });

  test("are made from terms, all evaluated or none", async () => {
    const die = new terms.Die({ number: 1, faces: 6 });
    expect(Roll.fromTerms([die]).formula).toBe("1d6");
    fall(showing(3, 6));
    await die.evaluate();
    const plus = new terms.OperatorTerm({ operator: "+" });
    expect(Roll.fromTerms([die, plus, new terms.NumericTerm({ number: 2 })]).total).toBe(5);
    expect(() => Roll.fromTerms([die, plus, new terms.Die({ number: 1, faces: 6 })])).toThrow("all evaluated or all not");
  });
});
