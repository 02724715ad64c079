import { describe, expect, test } from "vitest";
import { formulaFault } from "./formula-fault.ts";

const LETTERS = ["c", "d", "f", "o", "g", "s", "h", "p"];

describe("a formula that cannot be rolled names its wrong part", () => {
  test.each([
    ["4dF+", "missing", "+"],
    ["4dF + (2 *", "open", undefined],
    ["4dF + 2)", "closed", undefined],
    ["4dF 2", "unjoined", "2"],
    ["4dq + 1", "die", "4dq"],
    ["4dF * / 2", "operator", "/"],
    ["4dF + bonus", "name", "bonus"],
    ["4dF + 2§", "odd", "§"],
    ["(4dF +) 2", "missing", "+)"],
    ["", "empty", undefined],
    ["6dhn + 1[hill]", "unreadable", undefined],
  ])("%s: %s %s", (formula, fault, part) => {
    const { key, args } = formulaFault(formula, LETTERS);
    expect(key).toBe(`NORN.Dice.Fault.${fault}`);
    expect(args?.["part"]).toBe(part);
  });
});
