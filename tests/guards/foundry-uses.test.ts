import { describe, expect, test } from "vitest";
import { CHOICES } from "../../table/common/choices.ts";
import { filesBelow, isProduct, textOf } from "./repository.ts";

/** docs/foundry-uses.md lists what Norn needs of its host. */
const page = textOf("docs/foundry-uses.md");
const sources = filesBelow("src/foundry", ".ts").filter((path) => isProduct(path) && !path.includes("/types/"));
const all = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((path) => [...textOf(path).matchAll(pattern)].map((match) => match[1] ?? ""))),
];
const unnamed = (names: readonly string[], text = page): string[] => names.filter((name) => !text.includes(`\`${name}\``));

/** Hooks of documents, wherever they are listed, and those named where they are registered or called. */
const DOCUMENT_HOOK =
  /"((?:pre)?(?:[Cc]reate|[Uu]pdate|[Dd]elete)(?:ActiveEffect|Actor|Item|ChatMessage|Combatant|Combat|Drawing|Folder|JournalEntry(?:Page)?|Note|Region|Scene|Setting|Token|User))"/g;

/** `CONFIG.Actor`, `game.users`, `foundry.utils.randomID`: what is read of the host's globals, in code or in what a browser test calls. */
const code = sources.map((path) => textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""));
const paths = (root: string, depth: number): string[] => {
  const pattern = new RegExp(String.raw`(?<![\w.$"'/\u0060])${root}((?:\??\.\w+){1,${depth}})`, "g");
  return [...new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([found]) => found.replaceAll("?", ""))))];
};

describe("docs/foundry-uses.md names", () => {
  test("every hook that is registered or called", () => {
    const hooks = [...all(/Hooks\.(?:on|once|call|callAll)\(\s*"([\w.]+)"/g), ...all(DOCUMENT_HOOK)];
    expect(hooks.length).toBeGreaterThan(30);
    expect(unnamed(hooks)).toEqual([]);
  });

  test("every element of the host's page", () => {
    const ids = all(/getElementById\("(?!norn)([^"]+)"\)/g).map((id) => `#${id}`);
    expect(ids.length).toBeGreaterThan(2);
    expect(unnamed(ids)).toEqual([]);
    const classes = all(/querySelector(?:All)?(?:<\w+>)?\("(?:\.[\w-]+ )?(\.(?!norn|is-)[\w-]+)"\)/g);
    expect(classes.length).toBeGreaterThan(3);
    expect(unnamed(classes)).toEqual([]);
  });

  test("every other selector of the host's page", () => {
    const looked = all(/(?:closest|matches|querySelector(?:All)?)(?:<\w+>)?\("([^"]*)"/g).flatMap((selector) => [
      ...selector.matchAll(/[.#](?!norn|is-|P\b|words)[a-zA-Z][\w-]+/g),
    ]);
    expect(looked.length).toBeGreaterThan(5);
    expect(unnamed([...new Set(looked.map(([name]) => name))])).toEqual([]);
  });

  test("every name of the host that is read: its classes and functions, CONFIG, CONST, game, ui and canvas", () => {
    const roots = [
      ...[...paths("CONFIG", 1), ...paths("CONST", 1), ...paths("canvas", 1), ...paths("ui", 1), ...paths("game", 1)],
      ...paths("foundry", 3),
    ];
    // What is Norn's own, or the name of a file.
    const own = /^(CONFIG\.NORN|game\.(norn|ts|hbs|dials|ruleset|view))$/;
    // A namespace that is taken apart where it is read, and what a path goes on to.
    const isPart = (name: string): boolean => roots.some((other) => other !== name && other.startsWith(`${name}.`));
    const names = roots.filter((name) => !own.test(name) && !isPart(name));
    expect(names.length).toBeGreaterThan(60);
    expect(unnamed(names)).toEqual([]);
  });

  test("every member of the host's classes that is overridden, but those of the data models", () => {
    const members = all(/\boverride (?:readonly )?(?:async )?(?:get )?([_a-zA-Z]+)\s*(?:\(|:|=)/g);
    const declared = new Set(["DEFAULT_OPTIONS", "PARTS", "LOCALIZATION_PREFIXES", "MODIFIERS", "DENOMINATION", "defineSchema"]);
    const ours = new Set(["worth", "kind", "middle", "changed", "lack", "firstField", "follows", "delay"]);
    expect(unnamed(members.filter((name) => !declared.has(name) && !ours.has(name)))).toEqual([]);
  });

  test("every choice of the Table that can be turned round, and the Table's own page does", () => {
    const names = Object.keys(CHOICES);
    expect(unnamed(names)).toEqual([]);
    expect(unnamed(names, textOf("table/docs/foundry.md"))).toEqual([]);
  });
});

test("fromUuidSync, which throws for the actor of a token that was linked since, is called in one place", () => {
  const calling = sources.filter((path) => /\bfromUuidSync\(/.test(textOf(path)));
  expect(calling).toEqual(["src/foundry/documents/document-by-uuid.ts"]);
});

test("names that the next generations of Foundry take away are not used", () => {
  const going = /Hooks\.\w+\(\s*"renderChatMessage"|\bMESSAGE_PATTERNS\b|\bappv1\b|\bnew Dialog\(|\bActiveEffect\b.*\bmode:/;
  expect(sources.filter((path) => going.test(textOf(path)))).toEqual([]);
  const deletions = sources.filter((path) => /["'`]-=|"==system"/.test(textOf(path)));
  expect(deletions.filter((path) => !path.startsWith("src/foundry/compat/"))).toEqual([]);
});
