import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../build/paths.ts";
import { readSources } from "../packs/read-sources.ts";
import { RULESET_IDS } from "../../src/rules/rulesets/ruleset-by-id.ts";
import { guideHtml, putInGuide } from "./guide-page.ts";

interface Page {
  readonly _id: string;
  readonly name: string;
  readonly text: { readonly content: string };
}

const files = readdirSync(join(ROOT, "docs/guide")).filter((name) => name.endsWith(".md") && name !== "README.md");
const pages = (): Page[] =>
  readSources(join(ROOT, "packs/_source/guide")).flatMap(({ content }) => (content as { pages: Page[] }).pages);

describe("the journal How to play here", () => {
  test("has every page of the guide, under its title", () => {
    const named = pages().map(({ text }) => text.content.replace("docs/guide/", ""));
    expect(named.toSorted()).toEqual(files.toSorted());
    for (const { name, text } of pages()) expect(readFileSync(join(ROOT, text.content), "utf8")).toMatch(`# ${name}\n`);
  });

  test.each(RULESET_IDS.filter((id) => files.includes(`${id}.md`)))("opens at the page of %s", (id) => {
    const page = pages().find(({ _id }) => _id === `NornGuide${id.padEnd(7, "0").slice(0, 7)}`);
    expect(page?.text.content).toBe(`docs/guide/${id}.md`);
  });

  test("has the text of each page, and no name of a file is left", async () => {
    const entry = { _id: "NornHowToPlay000", pages: pages() };
    await putInGuide(entry);
    for (const { text } of entry.pages) {
      expect(text.content).toMatch(/^<(p|ol|ul|table|h2)/);
      expect(text.content).not.toMatch(/\.md\b|<img/);
    }
  });

  test("leaves other journals alone", async () => {
    const entry = { _id: "a", pages: [{ _id: "b", text: { content: "<p>As written.</p>" } }, "no page"] };
    const before = structuredClone(entry);
    await putInGuide(entry);
    expect(entry).toEqual(before);
  });

  test("a page that is not there stops the build by name", async () => {
    const entry = { _id: "a", pages: [{ _id: "b", text: { content: "docs/guide/nowhere.md" } }] };
    await expect(putInGuide(entry)).rejects.toThrow("docs/guide/nowhere.md");
  });
});

describe("a page of the guide", () => {
  test("loses its title and its pictures", () => {
    const shown = '<picture><source srcset="pictures/a-dark.webp"><img src="pictures/a.webp" alt="A"></picture>';
    expect(guideHtml(`# Title\n\n${shown}\n\n![B](pictures/b.webp)\n\nWords.\n`, new Map())).toBe("<p>Words.</p>");
  });
  test("links to the other pages in the journal, and elsewhere as written", () => {
    const html = guideHtml("[A](a.md) and [B](https://b.example)", new Map([["a.md", "Compendium.x"]]));
    expect(html).toBe('<p>@UUID[Compendium.x]{A} and <a href="https://b.example">B</a></p>');
  });
});

describe("the words of the guide", () => {
  /** What Foundry itself calls things. */
  const FOUNDRYS = ["Compendium", "Actors", "Configure Settings", "Norn", "Export Data", "Import Data", "Import Adventure"];
  const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  const words = JSON.stringify(["system.json", ...readdirSync(join(ROOT, "lang/en")).map((name) => `lang/en/${name}`)].map(read));
  const labels = (name: string): string[] =>
    [...readFileSync(join(ROOT, "docs/guide", name), "utf8").matchAll(/(?<![\w`])_([^_\n]+)_(?!\w)/g)].map(
      ([, label]) => label ?? "",
    );

  test.each(files)("%s names buttons and windows as they are called", (name) => {
    const unknown = labels(name).filter((label) => !FOUNDRYS.includes(label) && !isLabel(label));
    expect(unknown).toEqual([]);
  });

  /** A label, or one that goes on with what it is about: `Invoke on …`. */
  function isLabel(label: string): boolean {
    const whole = words.includes(`:"${label}"`);
    return whole || (label.endsWith(" …") && words.includes(`:"${label.slice(0, -1)}{`));
  }

  test("are found where they stand", () => {
    expect(labels("compels.md")).toContain("Undo answer");
    expect(isLabel("Invoke on …")).toBe(true);
    expect(isLabel("Press me hard")).toBe(false);
  });
});

describe("the pictures of the guide", () => {
  const folder = join(ROOT, "docs/guide/pictures");
  const taken = readdirSync(folder);
  const texts = [...files, "README.md"].map((name) => readFileSync(join(ROOT, "docs/guide", name), "utf8")).join("\n");
  const named = [...texts.matchAll(/pictures\/([\w-]+\.webp)/g)].map(([, name]) => name ?? "");

  test("are there, and each is shown: light and dark", () => {
    expect([...new Set(named)].toSorted()).toEqual(taken.toSorted());
    for (const name of taken) expect(taken).toContain(name.replace(/(?:-dark)?\.webp/, "-dark.webp"));
  });

  test("are under 1.5 MB in all", () => {
    const bytes = taken.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(1_500_000);
  });
});
