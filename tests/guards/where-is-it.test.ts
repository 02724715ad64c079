import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { filesBelow, ROOT, textOf } from "./repository.ts";
import { DECLARED } from "./request-fields.ts";

/** docs/where-is-it.md leads to every kind of entry and every folder of the code, in about forty rows. */
const LAYERS = ["src/rules", "src/ledger", "src/view", "src/foundry"];
const page = textOf("docs/where-is-it.md");
const isThere = (path: string): boolean => existsSync(join(ROOT, path));
const quotedIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

/** The cells of all tables that begin like this, without their heads. */
function rowsOf(head: string): string[][] {
  const tables = (page.match(/(?:^\|.*\n)+/gm) ?? []).filter((table) => table.startsWith(head));
  const rows = tables.flatMap((table) => table.trim().split("\n").slice(2));
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const chapters = rowsOf("| chapter ");
const answers = rowsOf("| I want ");

const kindsOf = (chapter: string): string[] => DECLARED.filter((one) => one.chapter === chapter).map(({ kind }) => kind);

describe("the table of kinds", () => {
  // `-u` writes the kinds of each chapter.
  test("names those of each chapter", async () => {
    const expected = page.replaceAll(/^\| `([\w-]+)` \| (?:`[\w-]+`(?:, )?)+ \|/gm, (_row, chapter: string) => {
      const kinds = kindsOf(chapter).map((kind) => `\`${kind}\``);
      return `| \`${chapter}\` | ${kinds.join(", ")} |`;
    });
    await expect(expected).toMatchFileSnapshot(join(ROOT, "docs/where-is-it.md"));
  });

  test("has a row for every chapter", () => {
    const named = chapters.flatMap(([chapter = ""]) => quotedIn(chapter));
    expect(named.toSorted()).toEqual([...new Set(DECLARED.map(({ chapter }) => chapter))].toSorted());
  });

  test.each(chapters)(
    "%s: asks for its kinds (%s), says how they read, and has its words (%s)",
    (chapter = "", _, words = "") => {
      const [folder = ""] = quotedIn(chapter);
      const code = filesBelow(`src/foundry/${folder}`, ".ts").map(textOf).join("\n");
      expect(kindsOf(folder).filter((kind) => !code.includes(`"${kind}"`))).toEqual([]);
      const lines = filesBelow(`src/view/${folder}`, ".ts").map(textOf).join("\n");
      expect(kindsOf(folder).filter((kind) => !lines.includes(`LineMaker<"${kind}">`))).toEqual([]);
      expect(quotedIn(words).filter((name) => !isThere(`lang/en/${name}.json`))).toEqual([]);
    },
  );
});

test("about forty rows answer", () => {
  expect(answers.length).toBeGreaterThanOrEqual(35);
  expect(answers.length).toBeLessThanOrEqual(48);
  expect(answers.filter((cells) => cells.length !== 2)).toEqual([]);
});

test("each folder of the code is named, or holds something that is", () => {
  const ofChapters = chapters.flatMap(([chapter = ""]) =>
    quotedIn(chapter).flatMap((folder) => LAYERS.map((layer) => `${layer}/${folder}`)),
  );
  const ofGames = Object.keys(RULESETS).flatMap((game) => quotedIn(page).map((path) => path.replaceAll("<game>", game)));
  const named = [...ofChapters, ...ofGames].filter((path) => path.split("/").length > 2);
  const sources = LAYERS.flatMap((layer) => filesBelow(layer, ".ts"));
  const folders = new Set(sources.map((path) => path.split("/").slice(0, -1).join("/")));
  const isNamed = (folder: string): boolean =>
    named.some((path) => `${folder}/`.startsWith(`${path}/`) || path.startsWith(`${folder}/`));
  expect([...folders].filter((folder) => !isNamed(folder))).toEqual([]);
});
