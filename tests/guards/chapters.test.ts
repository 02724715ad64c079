import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { CHAPTERS, ROOMS } from "./chapters.data.ts";
import { ROOT, textOf } from "./repository.ts";
import { DECLARED } from "./request-fields.ts";

/** The folders of a layer; of the words, its files. */
function roomsOf(layer: string): string[] {
  const entries = readdirSync(join(ROOT, layer), { withFileTypes: true });
  if (layer !== "lang/en") return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return entries.map(({ name }) => name.replace(/\.json$/, "")).filter((name) => !(name in RULESETS));
}

describe("one list of chapters", () => {
  test.each(Object.entries(ROOMS))("%s has chapters of the list, and named rooms", (layer, rooms) => {
    const found = roomsOf(layer).filter((name) => !(name in CHAPTERS));
    expect(found.toSorted()).toEqual(rooms.toSorted());
  });

  test("each chapter is in some layer", () => {
    const found = new Set(Object.keys(ROOMS).flatMap(roomsOf));
    expect(Object.keys(CHAPTERS).filter((chapter) => !found.has(chapter))).toEqual([]);
  });

  test("each kind of entry is of a chapter", () => {
    expect(DECLARED.filter(({ chapter }) => !(chapter in CHAPTERS))).toEqual([]);
  });

  test("where-is-it.md names the list", () => {
    expect(textOf("docs/where-is-it.md")).toContain("tests/guards/chapters.data.ts");
  });
});
