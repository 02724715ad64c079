import { describe, expect, test } from "vitest";
import { isPattern, keysNamed, keysMatching } from "./named-keys.ts";
import { filesBelow, isProduct, textOf, wordsIn } from "./repository.ts";

const defined = filesBelow("lang/en", ".json").flatMap((path) => [...wordsIn(path).keys()]);
const sources = filesBelow("src", ".ts").filter(isProduct);
const templates = filesBelow("templates", ".hbs");

const asked = [...sources, ...templates, "system.json"].flatMap((path) => keysNamed(textOf(path)).map((key) => ({ path, key })));
const literal = asked.filter(({ key }) => !isPattern(key));

describe("every word comes from the language file", () => {
  test("no key is defined twice", () => {
    expect(defined.filter((key, index) => defined.indexOf(key) !== index)).toEqual([]);
  });

  test("no key in use is missing", () => {
    const known = new Set(defined);
    const missing = literal
      .filter(({ key }) => !known.has(key) && !defined.some((other) => other.startsWith(`${key}.`)))
      .map(({ path, key }) => `${path}: ${key}`);
    expect(missing).toEqual([]);
  });

  test("no key is unused", () => {
    const isUsed = keysMatching(asked.map(({ key }) => key));
    // Foundry itself reads the labels of document types and of data fields.
    const byFoundry = /^TYPES\.|\.FIELDS\./;
    const unused = defined.filter((key) => !byFoundry.test(key) && !isUsed(key));
    expect(unused).toEqual([]);
  });

  const words = filesBelow("lang/en", ".json").flatMap((path) => [...wordsIn(path).values()]);

  test("words are spelled the American way, as Foundry's are", () => {
    const british = /armour|colour|favour|honour|harbour|neighbour|behaviour|manoeuv|defence|cancelled|towards|licence|\bgrey/i;
    expect(words.filter((word) => british.test(word))).toEqual([]);
  });

  test("apostrophes in words are curly", () => {
    expect(words.filter((word) => /[\p{L}}]'\p{L}/u.test(word))).toEqual([]);
  });

  test("no template contains text of its own", () => {
    const found = templates.flatMap((path) => hardCoded(textOf(path)).map((words) => `${path}: ${words}`));
    expect(found).toEqual([]);
  });

  test("no notification has its text in code", () => {
    const worded = /notifications\??\.(?:info|warn|error|success|notify)\(\s*["'`](?!NORN\.)/;
    expect(sources.filter((path) => worded.test(textOf(path)))).toEqual([]);
  });
});

/** Letters outside tags and mustaches, or in attributes with text. */
function hardCoded(template: string): string[] {
  const bare = template.replaceAll(/\{\{!--[\s\S]*?--\}\}/g, "").replaceAll(/\{\{\{?[\s\S]*?\}?\}\}/g, "");
  const attributes = [...bare.matchAll(/(?:aria-label|title|placeholder|alt|data-tooltip)="([^"]*[A-Za-z][^"]*)"/g)].map(
    (match) => match[1] ?? "",
  );
  const words = bare
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .split("\n");
  return [...attributes, ...words.map((line) => line.trim()).filter((line) => /[A-Za-z]{2,}/.test(line))];
}
