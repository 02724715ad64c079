import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FormulaName, LONGEST_TYPED, shownFormula, shownName, storedFormula } from "./formula-names.ts";

const TRAITS: readonly FormulaName[] = [
  { key: "might", name: "", word: "Kraft" },
  { key: "single-weapon", name: "", word: "Single weapon" },
  { key: "wits", name: "Brains", word: "Wits" },
  { key: "own-xdream", name: "Dream lore", word: "" },
  { key: "own-1st", name: "First [aid]", word: "" },
  { key: "own-xluck", name: "Luck", word: "" },
  { key: "own-xtwo", name: "Twice", word: "" },
  { key: "own-xtoo", name: "twice", word: "" },
  { key: "own-xsize", name: "Size", word: "" },
];
const stored = (typed: string): string => {
  const read = storedFormula(typed, { fixed: ["size"], traits: TRAITS });
  return read.ok ? read.value : read.code;
};
const shown = (formula: string): string => shownFormula(formula, TRAITS);

describe("a formula is stored by keys", () => {
  test.each([
    ["a name in brackets, whatever its case and spaces", "[dream  LORE] + 1", "own-xdream + 1"],
    ["a name of one word without them", "Luck * 2", "own-xluck * 2"],
    ["what was renamed, by its name or its key", "[Brains] + wits", "wits + wits"],
    ["the game's word, in the reader's language", "[Kraft] - [single weapon]", "might - single-weapon"],
    ["a key or a word of the game in any case, without them", "MIGHT + kraft + SIZE", "might + might + own-xsize"],
    ["a key that is no plain name, in brackets", "[First aid]", "[own-1st]"],
    ["what is no trait", "max(size, [size])", "max(size, own-xsize)"],
    ["a trait without its name, by its key", "own-xtwo + [own-xtoo]", "own-xtwo + own-xtoo"],
  ])("%s: %s", (_sentence, typed, expected) => {
    expect(stored(typed)).toBe(expected);
  });

  test.each([
    ["[Dream", "formula-bracket"],
    ["Dream lore]", "formula-bracket"],
    ["[[Luck]]", "formula-bracket"],
    ["[Courage] + 1", "formula-name"],
    ["[]", "formula-name"],
    ["Dream lore", "formula-name"],
    ["min + 1", "formula-name"],
    ["[Twice]", "formula-two"],
    ["twice", "formula-two"],
    ["[Luck] [Luck]", "formula-sign"],
    ["[Luck] +", "formula-end"],
    ["", "formula-empty"],
    [`[${"x".repeat(LONGEST_TYPED)}]`, "formula-long"],
    [`0${" + might".repeat(30)}`, "formula-long"],
  ])("%s is refused: %s", (typed, code) => {
    expect(stored(typed)).toBe(code);
  });
});

describe("and shown by names", () => {
  test.each([
    ["own-xdream + might - size", "[Dream lore] + might - size"],
    ["max(wits, [own-1st])", "max([Brains], [First aid])"],
    ["own-xtwo + own-xtoo", "own-xtwo + own-xtoo"],
    ["own-xgone * 2", "[?] * 2"],
    ["courage", "courage"],
  ])("%s is shown as %s", (formula, expected) => {
    expect(shown(formula)).toBe(expected);
  });

  test("law: what is shown is stored as it was", () => {
    const name = fc.constantFrom(...TRAITS.map((trait) => shownName(trait, TRAITS)), "size", "3");
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
        const formula = stored(names.join(" + "));
        expect(stored(shown(formula))).toBe(formula);
      }),
    );
  });
});
