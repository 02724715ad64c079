import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import * as rules from "../../src/rules/index.ts";
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

/** Paths in backticks, without a line number. */
function pathsNamed(page: string): string[] {
  const quoted = all(prose(textOf(page)), /`([^`\n]+)`/g);
  return quoted.filter(
    (word) => /^[\w.*/-]+$/.test(word) && (TOPS.has(word.split("/")[0] ?? "") || /^[\w-]+\.(json|md)$/.test(word)),
  );
}

/** Files of a world, not of the repository. */
const ELSEWHERE = new Set(["world.json", "settings.json"]);

function isThere(path: string): boolean {
  if (MADE.has(path.split("/")[0] ?? "")) return true;
  if (!path.includes("*")) return existsSync(join(ROOT, path));
  const shape = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}(/|$)`);
  return filesBelow(path.split("/")[0] ?? "").some((file) => shape.test(file));
}

describe.each(PAGES)("%s", (page) => {
  test("names only files that exist", () => {
    expect(pathsNamed(page).filter((path) => !ELSEWHERE.has(path) && !isThere(path))).toEqual([]);
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
  expect(isThere("src/rules/no-such-file.ts")).toBe(false);
  expect(isThere("src/rules/rulesets/*/no-such-file.ts")).toBe(false);
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
