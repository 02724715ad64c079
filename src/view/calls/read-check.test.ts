import { describe, expect, test } from "vitest";
import type { Words } from "../../../tools/build/merge-languages.ts";
import { readLanguage } from "../../../tools/build/read-language.ts";
import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import { npcWords } from "../npc/words-of-game.ts";
import { parseCheck } from "./read-check.ts";

const language = readLanguage("en");
function say(key: string): string {
  const found = key
    .split(".")
    .reduce<Words | string | undefined>((at, step) => (typeof at === "object" ? at[step] : undefined), language);
  return typeof found === "string" ? found : "";
}

/** "athletics 3 · across the gap"; a character's own trait has a star; "? code" for what is no check. */
function read(game: RulesetId, typed: string, own: readonly string[] = []): string {
  const ruleset = campaignRuleset(RULESETS[game], {});
  const read = parseCheck(typed, { ...npcWords(ruleset, say), own }, ruleset);
  if (!read.ok) return `? ${read.code}`;
  const { trait, traitName, difficulty, words } = read.value;
  return [`${trait || `${traitName}*`}${difficulty === null ? "" : ` ${difficulty}`}`, ...(words ? [words] : [])].join(" · ");
}

describe("a check in one line", () => {
  test.each<[string, RulesetId, string, string]>([
    ["a trait and a number", "strands", "Agility 3", "agility 3"],
    ["the case does not matter", "strands", "  agility   3 ", "agility 3"],
    ["a sign, also a typographic one", "fate2", "Jumping −1", "jumping -1"],
    ["a trait alone", "strands", "Agility", "agility"],
    ["a word of the ladder behind it", "fate2", "Jumping Good", "jumping 2"],
    ["or before", "fate2", "superb jumping", "jumping 4"],
    ["no word where the game has no ladder", "strands", "Agility Good", "? unknown"],
    ["what it is about, after a colon", "strands", "Agility 3: across the gap: now", "agility 3 · across the gap: now"],
    ["nothing", "strands", "", "? nothing"],
    ["a number alone", "strands", "3", "? nothing"],
    ["what the game does not list", "strands", "Tea 3", "? unknown"],
    ["a difficulty beyond any", "strands", "Agility 99999", "? tooLarge"],
  ])("%s", (_sentence, game, typed, expected) => expect(read(game, typed)).toBe(expected));

  test("a trait that only a character has, with its number in the name", () => {
    expect([read("strands", "Tea Lore 2", ["Tea Lore"]), read("strands", "Tea Lore", ["Tea Lore"])]).toEqual([
      "Tea Lore* 2",
      "Tea Lore*",
    ]);
  });
});
