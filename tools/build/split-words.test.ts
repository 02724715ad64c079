import { describe, expect, test } from "vitest";
import { keysNamed } from "./named-keys.ts";
import { splitWords } from "./split-words.ts";

const WORDS = {
  TYPES: { Actor: { npc: "Minor character" } },
  NORN: { Ladder: { fate2: { good: "Good" } }, Roll: { Again: "Again", Title: "Roll" }, Dials: { Title: "Dials" } },
};

describe("the words that come with a page are those its first code asks for", () => {
  const named = (code: string): string[] => keysNamed(code);

  test("a key that is named is in the first file, and the others of its group are not", () => {
    const { first, late } = splitWords(WORDS, named('localize("NORN.Roll.Again")'));
    expect(first["NORN"]).toEqual({ Roll: { Again: "Again" } });
    expect(late).toEqual({ NORN: { Ladder: WORDS.NORN.Ladder, Roll: { Title: "Roll" }, Dials: WORDS.NORN.Dials } });
  });

  test.each([
    ["a group, such as the prefix of a data model's fields", '["NORN.Ladder"]'],
    ["a key with places", "`NORN.Ladder.${game}.${word}`"],
    ["a key with a choice in it", '`NORN.Ladder.${game ?? "fate2"}.${up ? "good" : "bad"}`'],
    ["the beginning of a key", '"NORN.Ladder." + rest'],
  ])("%s stands for every word it can be", (_what, code) => {
    expect(splitWords(WORDS, named(code)).first["NORN"]).toEqual({ Ladder: WORDS.NORN.Ladder });
  });

  test("the names of types are in the first file, since Foundry asks for them", () => {
    expect(splitWords(WORDS, []).first).toEqual({ TYPES: WORDS.TYPES });
  });
});
