import { describe, expect, test } from "vitest";
import { dialWords } from "../../src/view/apps/campaign-dials.view.ts";
import { BOOST } from "../../src/rules/created-aspects/creation-rules.ts";
import { campaignRuleset } from "../../src/rules/campaign-ruleset.ts";
import { type Ruleset, TRAIT_NOUNS } from "../../src/rules/ruleset.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { timeSteps } from "../../src/rules/roll/time-taken.ts";
import { LANTERN } from "../fixtures/fifth-game/lantern.ts";
import { actor } from "../samples/actor-snapshot.ts";
import { filesBelow, wordsIn } from "./repository.ts";

const keysIn = (path: string): string[] => [...wordsIn(path).keys()];
const files = filesBelow("lang/en", ".json").map((path) => ({ path, keys: keysIn(path) }));
const english = files.flatMap(({ keys }) => keys);

/** `NORN.Track.fate2-vehicle` is FATE 2.0's too. */
const isOf = (key: string, game: string): boolean => key.split(".").some((part) => part === game || part.startsWith(`${game}-`));

/** What is said of its traits by their noun. */
const NOUN = ["name", "add", "onto", "empty", "none"];

/** The keys of the words that a game's own lists need, without those it asks for only in play. */
function wordsOf(plain: Ruleset): string[] {
  const ruleset = campaignRuleset(plain, {});
  const { id, traits, aspects, dials } = ruleset;
  const all = <T>(byType: Readonly<Record<string, readonly T[]>>): readonly T[] => Object.values(byType).flat();
  const listed = [...traits.list, ...all(traits.ofType), ...all(traits.ofTier)].filter(({ name }) => name === undefined);
  const tracks = ruleset.tracks(actor(), {}).filter(({ name, words }) => name === undefined && words === undefined);
  return [
    ...["Name", "Line", "Dice"].map((what) => `NORN.Game.${what}.${id}`),
    ...[...ruleset.ladder, ...ruleset.difficulties].map(({ word }) => `NORN.Ladder.${id}.${word}`),
    ...ruleset.dice.map((method) => `NORN.Dice.Method.${id}.${method.id}`),
    ...(TRAIT_NOUNS.includes(traits.noun) ? [] : NOUN.map((what) => `NORN.TraitNoun.${id}.${traits.noun}.${what}`)),
    ...traits.findings.map((code) => `NORN.Finding.${id}.${code}`),
    ...traits.groups.map((group) => `NORN.TraitGroup.${id}.${group.id}`),
    ...listed.map(({ key }) => `NORN.Trait.${id}.${key}`),
    ...[...aspects.roles, ...all(aspects.ofType)].map((role) => `NORN.Aspect.Role.${id}.${role.id}`),
    ...aspects.severities.map((severity) => `NORN.Item.Choice.severity.${id}.${severity}`),
    ...ruleset.stuntTiers.map((tier) => `NORN.Item.Choice.tier.${id}.${tier}`),
    ...ruleset.powerClasses.map((one) => `NORN.Item.Choice.powerClass.${id}.${one}`),
    ...tracks.flatMap(({ id: track, rows }) => [
      `NORN.Track.${id}.${track}`,
      ...rows.map((row) => `NORN.TrackRow.${id}.${row.id}`),
    ]),
    ...dials.flatMap((dial) =>
      ["name", "hint", ...(dial.kind === "choice" ? dial.choices : [])].map((what) => `${dialWords(dial)}.${what}`),
    ),
    ...ruleset.breaks.known({}).flatMap((at) => [`NORN.Break.At.${id}.${at}`, `NORN.Break.Hint.${id}.${at}`]),
    ...ruleset.tiers.map((tier) => `NORN.Tier.${id}.${tier.id}`),
    ...ruleset.spending.stories.flatMap((use) =>
      ["name", "hint", ...(use.aspect ? ["open"] : []), ...(use.note ? ["note"] : [])].map(
        (what) => `NORN.Spend.Use.${id}.${use.id}.${what}`,
      ),
    ),
    ...ruleset.creating
      .ways(null, {})
      .filter((way) => way !== BOOST)
      .map((way) => `NORN.Create.Way.${id}.${way}`),
    ...ruleset.compelling.conditions.flatMap((condition) =>
      ["name", "hint"].map((what) => `NORN.Compel.Condition.${id}.${condition}.${what}`),
    ),
    ...timeSteps(ruleset).map((step) => `NORN.Time.${id}.${step}`),
    ...(ruleset.harm?.scopes({}) ?? []).map((scope) => `NORN.Scope.${id}.${scope.id}`),
  ];
}

describe("the words of a game", () => {
  test.each([
    ...Object.values(RULESETS).map((ruleset) => ({ ruleset, known: english })),
    { ruleset: LANTERN, known: [...english, ...keysIn("tests/fixtures/fifth-game/words.json")] },
  ])("$ruleset.id has one for everything on its lists", ({ ruleset, known }) => {
    expect(wordsOf(ruleset).filter((key) => !known.includes(key))).toEqual([]);
  });

  test.each(Object.keys(RULESETS))("all words of %s are in its own file", (id) => {
    const elsewhere = files.filter(({ path }) => path !== `lang/en/${id}.json`);
    expect(elsewhere.flatMap(({ path, keys }) => keys.filter((key) => isOf(key, id)).map((key) => `${path}: ${key}`))).toEqual(
      [],
    );
    expect(keysIn(`lang/en/${id}.json`).filter((key) => !isOf(key, id))).toEqual([]);
  });
});

describe("any other word", () => {
  /** Refusals and steps are written down with what they belong to. */
  const BY_CHAPTER = "NORN.Ledger";

  test("all that begins alike is in one file", () => {
    const homes = new Map<string, Set<string>>();
    for (const { path, keys } of files.filter(
      ({ path: file }) => !Object.keys(RULESETS).some((id) => file.endsWith(`/${id}.json`)),
    ))
      for (const area of keys.map((key) => key.split(".", 2).join(".")))
        homes.set(area, new Set([...(homes.get(area) ?? []), path]));
    expect(
      [...homes].filter(([area, paths]) => area !== BY_CHAPTER && paths.size > 1).map(([area, paths]) => [area, ...paths]),
    ).toEqual([]);
  });
});
