import { describe, expect, test } from "vitest";
import { FormulaError } from "../../client/dice/formula/formula-error.ts";
import { Roll } from "../../client/dice/index.ts";

describe("an invalid formula names its wrong part", () => {
  test.each([
    ["4dF+", "", 'after "4dF+" comes a number, dice or a bracket'],
    ["4dF++*2", "*", 'after "4dF++" comes a number'],
    ["*3", "*", "a formula begins with a number"],
    ["4d", "", "a number of faces or the letter of a die"],
    ["4d+2", "+", "a number of faces or the letter of a die"],
    ["4dz", "4dz", 'no die is called "z"; known letters are c, d, f'],
    ["4d6zz", "zz", "no such modifier"],
    ["4dFcs1", "cs1", "no such modifier"],
    ["{1d6, 2}ms3", "ms3", "a pool has no such modifier"],
    ["(2", "", 'an operator or ")"'],
    ["{1d6,}", "}", "a number, dice or a bracket"],
    ["4dF[cold", "", '"]"'],
    ["2 4", "4", "an operator or the end"],
    ["4dF − 2", "−", "an operator or the end"],
    ["mux(2, 3)", "mux", 'no function is called "mux"'],
    ["   ", "", "there is nothing to roll"],
    [`${"(".repeat(32)}{1}${")".repeat(32)}`, "{", "brackets can be nested 32 deep at most"],
    [`${"abs(".repeat(33)}1${")".repeat(33)}`, "(", "brackets can be nested 32 deep at most"],
  ])("%s", (formula, part, reason) => {
    let thrown: unknown;
    try {
      new Roll(formula);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(FormulaError);
    expect(thrown).toMatchObject({ formula, part });
    expect((thrown as FormulaError).message).toContain(reason);
    expect((thrown as FormulaError).message).toContain(`"${formula}"`);
  });

  test.each([
    ["damage + 1", '"damage" is neither a number nor dice'],
    ["1/0", 'The formula "1 / 0" gives no number'],
    ["1000d6", "from 0 to 999"],
    ["(0-2)d6", "asks for -2 dice"],
    ["(1/2)d6", "asks for 0.5 dice"],
    ["1d6rr<=6", "throws dice without end"],
    ["1d6x>=1", "throws dice without end"],
    ["2d6ms", "needs a target"],
    ["2d6kh>3", "takes a number of dice"],
    ["", "there is nothing to roll"],
    [`${"999d6+".repeat(6)}1`, "throws 5994 dice; a roll can have 5000 at most"],
    [`{${"999d6,".repeat(6)}1}`, "throws 5994 dice; a roll can have 5000 at most"],
  ])("%s is refused when rolled", async (formula, reason) => {
    await expect(new Roll(formula).evaluate()).rejects.toThrow(reason);
  });

  test.each([
    ["1 +".repeat(2000), {}],
    ["[".repeat(6000), {}],
    // Each doubles the other, round after round.
    ["@a", { a: "@b @b ".repeat(20), b: "@a @a ".repeat(20) }],
    ["@a", { a: "long ".repeat(2000) }],
  ])("longer than a formula can be, %#", (formula, data) => {
    expect(() => new Roll(formula, data)).toThrow(
      /^The formula ".{1,201}" is wrong at its end: it is longer than 5000 characters\.$/,
    );
  });

  test("brackets in a flavor or in quotes are no nesting", () => {
    const odd = "(".repeat(40);
    expect(new Roll(`1d6[${odd}] + max("${odd}", 1)`).terms).toHaveLength(3);
  });

  test.each([
    ["4dF + 2", true],
    ["4dF + @rank", true],
    ["{4d6, 3d8}kh", true],
    ["4dF +", false],
    ["hello", false],
    ["", false],
  ])("Roll.validate(%j) is %s", (formula, valid) => {
    expect(Roll.validate(formula)).toBe(valid);
  });
});
