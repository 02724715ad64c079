import { describe, expect, test } from "vitest";
import { CHOICES } from "../../table/common/choices.ts";
import { filesBelow, textOf } from "./repository.ts";

/** docs/foundry-uses.md lists what Norn needs of its host. */
const page = textOf("docs/foundry-uses.md");
const sources = filesBelow("src/foundry", ".ts").filter((path) => !path.endsWith(".test.ts") && !path.includes("/types/"));
const all = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((path) => [...textOf(path).matchAll(pattern)].map((match) => match[1] ?? ""))),
];
const unnamed = (names: readonly string[], text = page): string[] => names.filter((name) => !text.includes(`\`${name}\``));

/** Hooks of documents, wherever they are listed, and those named where they are registered or called. */
const DOCUMENT_HOOK =
  /"((?:pre)?(?:[Cc]reate|[Uu]pdate|[Dd]elete)(?:Actor|Item|ChatMessage|Token|Combat|Combatant|Scene|User|Setting))"/g;

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

  test("every member of the host's classes that is overridden, but those of the data models", () => {
    const members = all(/\boverride (?:readonly )?(?:async )?(?:get )?([_a-zA-Z]+)\s*(?:\(|:|=)/g);
    const declared = new Set(["DEFAULT_OPTIONS", "PARTS", "LOCALIZATION_PREFIXES", "MODIFIERS", "DENOMINATION", "defineSchema"]);
    const ours = new Set(["worth", "kind", "middle", "changed", "follows", "delay"]);
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
