import { describe, expect, test } from "vitest";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { filesBelow, isProduct, textOf } from "./repository.ts";

const sources = filesBelow("src", ".ts").filter(isProduct);
const texts = new Map(sources.map((path) => [path, textOf(path)]));

/** The folder of the game a file is in; null for what games share. */
function gameOf(path: string): string | null {
  return /^src\/rules\/rulesets\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** What passes on for macros and modules what others export. */
const PASSING = ["src/rules/api.ts", "src/rules/deprecated-api.ts"];
const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm;

const shared = sources.filter((path) => path.startsWith("src/rules/") && !PASSING.includes(path) && gameOf(path) === null);

/** The files that use what another one exports. */
function usersOf(name: string, home: string): readonly string[] {
  const named = new RegExp(`\\b${name}\\b`, "g");
  return sources.filter((path) => {
    const times = (texts.get(path) ?? "").match(named)?.length ?? 0;
    return !PASSING.includes(path) && times > (path === home ? 1 : 0);
  });
}

/** Where a ruleset says yes: the paths of all that is true in it, of things on a list by what they are a list of. */
function yesIn(value: unknown, path = ""): readonly string[] {
  if (value === true) return [path];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return [...new Set(Object.entries(value).flatMap(([key, one]) => yesIn(one, isList ? path : `${path}.${key}`)))];
}

/** Whether a ruleset says yes or no there, or is silent. */
function saysSomething(value: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return value !== undefined;
  if (Array.isArray(value)) return value.some((one) => saysSomething(one, path));
  return typeof value === "object" && value !== null && saysSomething(new Map(Object.entries(value)).get(first), rest);
}

/** What a thing on a list may be in any game, although only one has such a thing yet. */
const OF_ANY_LIST: readonly string[] = [
  // A role whose aspects are still to be won.
  ".aspects.roles.ahead",
];

describe("what only one game has is in its folder", () => {
  test("what the rules share is used by two games, or by what they share", () => {
    const strays = shared.flatMap((path) =>
      [...(texts.get(path) ?? "").matchAll(EXPORTED)].flatMap(([, name = ""]) => {
        const users = usersOf(name, path);
        const games = new Set(users.map(gameOf));
        return games.size === 1 && !games.has(null) ? [`${path}: ${name}, which only ${[...games].join("")} uses`] : [];
      }),
    );
    expect(strays).toEqual([]);
  });

  test("no flag serves one game: where others are silent, a game has a function of its own", () => {
    const games = Object.values(RULESETS).map(({ dials: _dials, ...ruleset }) => ruleset);
    const strays = games.flatMap((ruleset) =>
      yesIn(ruleset)
        .filter((path) => !OF_ANY_LIST.includes(path))
        .filter((path) => games.every((one) => one === ruleset || !saysSomething(one, path.split(".").slice(1))))
        .map((path) => `${ruleset.id}: ${path}`),
    );
    expect(strays).toEqual([]);
  });
});
