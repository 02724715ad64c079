import { expect, test } from "vitest";
import { GAMES } from "../../../tests/samples/games.ts";
import type { Words } from "../../../tools/build/merge-languages.ts";
import { readLanguage } from "../../../tools/build/read-language.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import { npcWords } from "./words-of-game.ts";
import { type NpcFromPhrase, parseNpc } from "./read-npc.ts";

const language = readLanguage("en");
/** The text at a key, "" for none. */
function say(key: string): string {
  const found = key
    .split(".")
    .reduce<Words | string | undefined>((at, step) => (typeof at === "object" ? at[step] : undefined), language);
  return typeof found === "string" ? found : "";
}

function read(game: RulesetId, phrase: string, dials: DialValues = {}): NpcFromPhrase {
  const ruleset: Ruleset = campaignRuleset(RULESETS[game], dials);
  const npc = parseNpc(phrase, npcWords(ruleset, say), ruleset);
  if (!npc.ok) throw new Error(npc.code);
  return npc.value;
}

/** "3 Thugs (minion): Brawling 0 · “Aspect” 1 · ? what was not read". */
function inShort({ name, count, tier, traits, aspects, unread }: NpcFromPhrase): string {
  const what = [
    ...traits.map((trait) => `${trait.name}${trait.key === "" ? "*" : ""} ${trait.rank}`),
    ...aspects.map((aspect) => `“${aspect.name}” ${aspect.level}`),
    ...unread.map((words) => `? ${words}`),
  ];
  return `${count > 1 ? `${count} ` : ""}${name} (${tier})${what.length > 0 ? `: ${what.join(" · ")}` : ""}`;
}

test.each([
  ["watchman, Fair at fighting", "Watchman (aspect-shorthand): “Fighting” 1"],
  ["clever smuggler: Stealth 2, Guile 3", "Clever smuggler (aspect-shorthand): “Stealth” 2 · “Guile” 3"],
  ["three thugs, Average brawlers", "3 Thugs (minion): Brawlers* 0"],
  ["12x sailors", "12 Sailors (minion)"],
  ["a clerk, Good at research and lying", "Clerk (aspect-shorthand): “Research” 2 · “Lying” 2"],
  ["clerk, Mediocre at lockpicking", "Clerk (): Lockpicking -1"],
  ["old hand, minion, Fair Forgery", "Old hand (minion): Forgery 1"],
  ["watchman, afraid of the dark", "Watchman (aspect-shorthand): ? afraid of the dark"],
  ['widow, "Owes the wrong people, all of them"', "Widow (aspect-shorthand): “Owes the wrong people, all of them” 1"],
])("fate2: %s: %s", (phrase, expected) => expect(inShort(read("fate2", phrase))).toBe(expected));

test.each([
  ["watchman, Strength 2, Perception 3", "Watchman (trivial): Strength 2 · Perception 3"],
  ["harbour master; vital; Persuasion +4", "Harbour master (vital): Persuasion 4"],
  ["two brutes: Strength 4, Reasoning −1", "2 Brutes (trivial): Strength 4 · Reasoning -1"],
  ["smuggler: Deception 3 and Agility 2", "Smuggler (trivial): Deception 3 · Agility 2"],
  ["watchman, Fair at fighting", "Watchman (trivial): ? Fair at fighting"],
  ["smuggler: Stealth 2", "Smuggler (trivial): ? Stealth 2"],
  ["giant, Strength 99", "Giant (trivial): ? Strength 99"],
])("strands: %s: %s", (phrase, expected) => expect(inShort(read("strands", phrase))).toBe(expected));

test("strands, with skills: the skills of the campaign are read", () => {
  expect(inShort(read("strands", "clever smuggler: Stealth 2, Guile 3", { "strands-traits-used": "skills" }))).toMatch(
    /^Clever smuggler/,
  );
});

test.each([
  ["watchman, Fair at fighting", "Watchman (): Fighting 2"],
  ["three thugs, Average brawlers", "3 Thugs (): Brawlers* 1"],
  ["clever smuggler: Stealth 2, Deceit Good", "Clever smuggler (): Stealth 2 · Deceit 3"],
  ["driver, Great driver", "Driver (): Driving 4"],
])("trifold: %s: %s", (phrase, expected) => expect(inShort(read("trifold", phrase))).toBe(expected));

test.each([
  ["smuggler: Best 7, Good 5, Poor 1", "Smuggler (pool): Best 7 · Good 5 · Poor 1"],
  ["clever smuggler: Stealth 2, Wits 3", "Clever smuggler (): Stealth 2 · Wits 3"],
  ["three thugs, Brawl 3", "3 Thugs (): Brawl 3"],
  ["watchman, Fair at fighting", "Watchman (pool): ? Fair at fighting"],
  ["watchman", "Watchman (pool)"],
])("marumaru: %s: %s", (phrase, expected) => expect(inShort(read("marumaru", phrase))).toBe(expected));

test.each(["", "   ", ",", "Stealth 2, Guile 3"])("“%s” names no one", (phrase) => {
  const ruleset = RULESETS.trifold;
  expect(parseNpc(phrase, npcWords(ruleset, say), ruleset)).toMatchObject({ ok: false, code: "nameless" });
});

test("nothing that was typed is lost, in any game", () => {
  const phrase = "nine odd people: Stealth 2, sings of home, Zzz +1, “A Song”, Fair at and, 7 7 7, 100 whales";
  for (const game of GAMES) {
    const all = inShort(read(game, phrase)).toLocaleLowerCase();
    for (const word of ["odd people", "stealth", "sings of home", "zzz", "a song", "whales"]) expect(all).toContain(word);
  }
});
