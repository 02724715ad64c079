import { existsSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import * as rules from "../../src/rules/api.ts";
import { filesBelow, ROOT, textOf } from "./repository.ts";

const PAGES = ["README.md", "table/README.md", ...filesBelow("docs", ".md"), ...filesBelow("table/docs", ".md")];
const MADE = new Set(["dist", "worlds"]);
/** Top-level names in the repository; anything else in backticks is no path. */
const TOPS = new Set([
  "src",
  "tests",
  "tools",
  "table",
  "docs",
  "lang",
  "packs",
  "styles",
  "templates",
  "sample-world",
  "assets",
]);

const prose = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, "");
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** What is in backticks; a place for a name (`<game>`) as any name. */
const quotedIn = (text: string): string[] => all(text, /`([^`\n]+)`/g).map((word) => word.replaceAll(/<\w+>/g, "*"));
const isPath = (word: string): boolean => /^[\w.*/-]+$/.test(word) && TOPS.has(word.split("/")[0] ?? "");
const isBareName = (word: string): boolean => /^[\w-]+(\.[\w-]+)*\.ts$/.test(word);

/** Paths in backticks, without a line number. */
function pathsNamed(page: string): string[] {
  return quotedIn(prose(textOf(page))).filter((word) => isPath(word) || /^[\w-]+\.(json|md)$/.test(word));
}

/** Files of a world, not of the repository. */
const SHOWN_ON_OTHER_CARD = new Set(["world.json", "settings.json"]);

function isThere(path: string): boolean {
  if (MADE.has(path.split("/")[0] ?? "")) return true;
  return path.includes("*") ? filesAt(path).length > 0 : existsSync(join(ROOT, path));
}

/** The files of a path, or below it. */
function filesAt(path: string): string[] {
  const shape = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}(/|$)`);
  return filesBelow(path.split("/")[0] ?? "").filter((file) => shape.test(file));
}

const files = [...TOPS].flatMap((top) => filesBelow(top, ".ts")).map((path) => basename(path));

/** Files named without a folder in a line, which are in no folder that the line names, and not the only one of that name either. */
function lost(line: string): string[] {
  const named = quotedIn(line);
  const folders = named.filter(isPath).map((path) => (path.endsWith(".ts") ? dirname(path) : path));
  const isBeside = (name: string): boolean => folders.some((folder) => isThere(join(folder, name)));
  return named.filter((name) => isBareName(name) && !isBeside(name) && files.filter((file) => file === name).length !== 1);
}

/** "`name` in `path`", where the file does not have the name. */
function wronglyPlaced(text: string): string[] {
  const said = [...text.matchAll(/`(\w+)`(?:, `\w+`| and `\w+`)* in `([^`\n]+\.ts)`/g)];
  return said.flatMap(([words, , file = ""]) => {
    const names = quotedIn(words).slice(0, -1);
    const paths = filesAt(file.replaceAll(/<\w+>/g, "*"));
    return names
      .filter((name) => paths.some((path) => !new RegExp(`\\b${name}\\b`).test(textOf(path))))
      .map((name) => `${name}: ${file}`);
  });
}

describe.each(PAGES)("%s", (page) => {
  test("names only files that exist", () => {
    expect(pathsNamed(page).filter((path) => !SHOWN_ON_OTHER_CARD.has(path) && !isThere(path))).toEqual([]);
  });

  test("names no file without a folder that could be another", () => {
    expect(prose(textOf(page)).split("\n").flatMap(lost)).toEqual([]);
  });

  test("names only what is in the file it names", () => {
    expect(wronglyPlaced(prose(textOf(page)))).toEqual([]);
  });

  test("links only to pages that exist", () => {
    const links = all(prose(textOf(page)), /\]\(([^)#]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !isThere(normalize(join(dirname(page), link))))).toEqual([]);
  });

  test("names only npm scripts that exist", () => {
    const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
    const named = all(textOf(page), /[`\n&] ?npm (?:run )?([a-z:]+)/g).filter((name) => !["ci", "i", "install"].includes(name));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("names only tools and configurations that exist", () => {
    const run = all(textOf(page), /npx (?:tsx|tsc -p|vite build -c) ([\w./-]+)/g);
    expect(run.filter((path) => !isThere(path))).toEqual([]);
  });
});

test("the guard finds paths and misses none", () => {
  expect(pathsNamed("docs/where-is-it.md").length).toBeGreaterThan(60);
  expect(lost("`src/rules/api.ts`, `kinds.ts` in `src/ledger`")).toEqual([]);
  expect(lost("`src/rules`, `harm.ts`")).toEqual(["harm.ts"]);
  expect(wronglyPlaced("`planEntry` and `nothing` in `src/ledger/kinds.ts`")).toEqual(["nothing: src/ledger/kinds.ts"]);
  expect(isThere("src/rules/no-such-file.ts")).toBe(false);
  expect(isThere("src/rules/rulesets/*/no-such-file.ts")).toBe(false);
});

test("the architecture names every folder of src/foundry", () => {
  const named = quotedIn(textOf("docs/architecture.md"));
  const folders = filesBelow("src/foundry", ".ts").flatMap((path) => path.split("/").slice(2, -1).slice(0, 1));
  expect([...new Set(folders)].filter((folder) => !named.includes(folder))).toEqual([]);
});

describe("the page for macros and modules", () => {
  const text = textOf("docs/api.md");

  test("names everything that game.norn has, and nothing else", () => {
    const source = textOf("src/foundry/registration/norn-api.ts");
    const body = /nornApi = \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? "";
    const offered = all(body.replaceAll(/\/\*[\s\S]*?\*\//g, ""), /^ {2}(\w+)[:,]/gm);
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.filter((name) => !new RegExp(`\`${name}\\b`).test(text))).toEqual([]);
    expect(all(text, /game\.norn\.(\w+)/g).filter((name) => !offered.includes(name))).toEqual([]);
  });

  test("names everything that game.norn.rules has", () => {
    expect(Object.keys(rules).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test("names every letter of a die", () => {
    const letters = filesBelow("src/foundry/dice", ".ts").flatMap((path) => all(textOf(path), /DENOMINATION = "(\w)"/g));
    expect(letters.length).toBeGreaterThan(4);
    expect(letters.filter((letter) => !new RegExp(`\\| \`${letter}\` +\\|`).test(text))).toEqual([]);
  });

  test("names every hook of Norn's", () => {
    const called = filesBelow("src/foundry", ".ts").flatMap((path) =>
      all(textOf(path), /Hooks\.call(?:All)?\("(norn\.[\w.]+)"/g),
    );
    expect(called).not.toEqual([]);
    expect(called.filter((hook) => !text.includes(`\`${hook}\``))).toEqual([]);
  });

  const examples = all(text, /```js run\n([\s\S]*?)```/g);
  test.each(examples.map((code, index) => ({ code, index })))("example $index is true", ({ code }) => {
    const seen: unknown[] = [];
    const said: unknown[] = [];
    const checked = code.replaceAll(/^(.+); \/\/ → (.+)$/gm, (_, expression: string, value: string) => {
      said.push(JSON.parse(value));
      return `seen.push(${expression});`;
    });
    // oxlint-disable-next-line typescript/no-implied-eval -- the examples of a page of ours, run as a macro would be
    new Function("game", "seen", checked)({ norn: { rules } }, seen);
    expect(said.length).toBeGreaterThan(0);
    expect(seen).toEqual(said);
  });
});
