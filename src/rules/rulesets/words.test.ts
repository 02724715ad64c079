import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { request } from "../../../tests/samples/check-request.ts";
import { readLanguage } from "../../../tools/build/read-language.ts";
import { ASPECT_KINDS } from "../aspects/aspect-kind.ts";
import type { DialValues } from "../dials/dial-values.ts";
import { COMBINATIONS } from "../roll/check.ts";
import { type GameVariant, type Ruleset, TRAIT_NOUNS } from "../ruleset.ts";
import { SHARED_FINDINGS } from "../traits/audit.ts";
import { rulesetById } from "./ruleset-by-id.ts";
import { RULESETS } from "./rulesets.ts";

type Words = string | { readonly [key: string]: Words };

const words = readLanguage("en");

/** The words at a key, "" for none. */
function at(...path: readonly string[]): string {
  let found: Words | undefined = words;
  for (const step of ["NORN", ...path]) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : "";
}

function missing(...paths: readonly (readonly string[])[]): string[] {
  return paths.filter((path) => at(...path).trim() === "").map((path) => path.join("."));
}

const games = Object.values(RULESETS);

/** What every choice of every dial makes of a game's lists. */
function variantsOf({ dials, variant }: Ruleset): readonly GameVariant[] {
  const settings = dials.flatMap((dial): DialValues[] => {
    if (dial.kind === "choice") return dial.choices.map((choice) => ({ [dial.id]: choice }));
    if (dial.kind === "number") return [{ [dial.id]: dial.min }, { [dial.id]: dial.max }];
    return dial.kind === "switch" ? [{ [dial.id]: !dial.initial }] : [];
  });
  return settings.flatMap((values) => variant(values) ?? []);
}

/** Every track a game can show, with every choice of every dial. */
function allTracks(ruleset: Ruleset): ReturnType<Ruleset["tracks"]> {
  const settings = ruleset.dials.flatMap((dial) =>
    dial.kind === "choice" ? dial.choices.map((choice) => ({ [dial.id]: choice })) : [],
  );
  const types = ["character", "vehicle", "organization", "unit", "situation"].map((type) => actor({ type }));
  const people = [...types, ...["trivial", "vital"].map((tier) => actor({ type: "npc", tier }))];
  return [{}, ...settings].flatMap((dials) => people.flatMap((person) => ruleset.tracks(person, dials)));
}

describe.each(games.map((ruleset) => [ruleset.id, ruleset] as const))("%s has words for", (id, ruleset) => {
  test("every rung of its ladders", () => {
    const rungs = [
      ruleset.ladder,
      ruleset.difficulties,
      ruleset.asks.complications,
      ...variantsOf(ruleset).flatMap(({ ladder = [], difficulties = [] }) => [ladder, difficulties]),
      ...ruleset.dice.map(({ difficulties }) => difficulties ?? []),
    ];
    expect(missing(...rungs.flat().map(({ word }) => ["Ladder", id, word]))).toEqual([]);
  });
  test("every group and trait", () => {
    const { groups, list, ofType, ofTier } = ruleset.traits;
    const chosen = variantsOf(ruleset).map((variant) => variant.traits ?? []);
    const traits = [list, ...Object.values(ofType), ...Object.values(ofTier), ...chosen].flat();
    expect(
      missing(...groups.map((group) => ["TraitGroup", id, group.id]), ...traits.map(({ key }) => ["Trait", id, key])),
    ).toEqual([]);
  });
  test("every role of an aspect", () => {
    const ofType = Object.values(ruleset.aspects.ofType);
    const roles = [ruleset.aspects.roles, ...ofType, ...variantsOf(ruleset).map((variant) => variant.roles ?? [])].flat();
    expect(missing(...roles.map((role) => ["Aspect", "Role", id, role.id]))).toEqual([]);
  });
  test("every track and row", () => {
    const tracks = allTracks(ruleset);
    expect(missing(...tracks.map((track) => ["Track", track.words ?? id, track.id]))).toEqual([]);
    expect(missing(...tracks.flatMap(({ rows, words = id }) => rows.map((row) => ["TrackRow", words, row.id])))).toEqual([]);
  });
  test("all it says of an outcome", () => {
    const method = ruleset.dice[0]?.id ?? "fudge";
    const asks = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((difficulty) =>
      (["static", "dynamic"] as const).flatMap((test) => [
        request(7, { method, difficulty, test }),
        request(7, { method, difficulty, test, complication: 3 }),
      ]),
    );
    const outcomeNotes = asks.flatMap((input) => {
      const dice = Array.from({ length: ruleset.plan(input).count }, () => (method === "ten-hits" ? 8 : 0));
      const { outcome } = ruleset.resolve(input, dice);
      return outcome ? ruleset.outcomeNotes(outcome) : [];
    });
    expect(outcomeNotes.length).toBeGreaterThan(0);
    const keys = outcomeNotes.flatMap(({ id: note, count }) =>
      count === undefined ? [["Outcome", id, note]] : ["none", "one", "many"].map((many) => ["Outcome", id, note, many]),
    );
    expect(missing(...keys)).toEqual([]);
  });
  test("every pool of points", () => {
    expect(missing(...ruleset.traits.audit(actor(), {}).pools.map((pool) => ["Pool", id, pool.id]))).toEqual([]);
  });
  test("every dial: a name, a hint, its group and each of its choices", () => {
    const keys = ruleset.dials.flatMap((dial) => {
      const words = "label" in dial ? (dial.label ?? dial.id) : dial.id;
      const choices = dial.kind === "choice" ? dial.choices : [];
      return [["Dial", "Group", dial.group], ...["name", "hint", ...choices].map((part) => ["Dial", words, part])];
    });
    expect(missing(...keys)).toEqual([]);
  });
  test("every entry of its lists, and their groups", () => {
    const things = ruleset.dials.flatMap((dial) => {
      if (dial.kind === "numbers") return Object.keys(dial.initial).map((id) => [...dial.words.split("."), id]);
      if (dial.kind !== "list") return [];
      const groups = dial.groups.length > 1 ? dial.groups.map((id) => [...dial.words.groups.split("."), id]) : [];
      return [...dial.initial.map(({ id }) => [...dial.words.things.split("."), id]), ...groups];
    });
    expect(missing(...things)).toEqual([]);
  });
});

describe("the words shared by the games", () => {
  test.each([
    ["Combination", COMBINATIONS],
    ["Aspect.Kind", ASPECT_KINDS],
    ["TraitNoun", TRAIT_NOUNS.flatMap((noun) => ["name", "add", "onto", "empty", "none"].map((what) => `${noun}.${what}`))],
    ["Finding", SHARED_FINDINGS],
  ] as const)("%s", (key, ids) => {
    expect(missing(...ids.map((id) => [...key.split("."), ...id.split(".")]))).toEqual([]);
  });
});

describe("every ruleset is complete", () => {
  test.each(games.map((ruleset) => [ruleset.id, ruleset] as const))("%s", (id, ruleset) => {
    expect(rulesetById(id)).toBe(ruleset);
    const groups = ruleset.traits.groups.map((group) => group.id);
    expect(ruleset.traits.list.filter(({ group }) => !groups.includes(group))).toEqual([]);
    const keys = ruleset.traits.list.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    for (const ladder of [ruleset.ladder, ruleset.difficulties]) {
      const values = ladder.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(values).size).toBe(values.length);
    }
  });
  test("ids of dials contain their game, so that one record holds them all", () => {
    const ids = games.flatMap(({ id, dials }) => dials.map((dial) => [id, dial.id] as const));
    expect(ids.filter(([game, dial]) => !dial.startsWith(`${game}-`) || dial.includes("."))).toEqual([]);
    expect(new Set(ids.map(([, dial]) => dial)).size).toBe(ids.length);
  });
  test("an unknown game is an error that names it", () => {
    expect(() => rulesetById("gurps")).toThrow('There is no ruleset "gurps".');
  });
});
