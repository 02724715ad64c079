import { describe, expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

/** Patterns in the last table of `docs/vocabulary.md`. */
function unusedWords(): readonly RegExp[] {
  const table = textOf("docs/vocabulary.md").split("## Words we do not use")[1] ?? "";
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, word = ""]) => new RegExp(`\\b(?:${word})\\b`, "i"));
}

/** The text of a file's comments, a line each. */
function commentsOf(path: string): string[] {
  const source = textOf(path);
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm)].flatMap(([comment]) => comment.split("\n"));
}

const words = unusedWords();

test("the vocabulary lists the words we do not use", () => expect(words.length).toBeGreaterThan(10));

describe.each(["src", "table", "tools", "tests"])("comments in %s use the vocabulary", (folder) => {
  const comments = filesBelow(folder, ".ts").flatMap((path) => commentsOf(path).map((line) => ({ path, line: line.trim() })));
  test.each(words.map((word) => [word.source, word] as const))("not %s", (_source, word) => {
    expect(comments.filter(({ line }) => word.test(line))).toEqual([]);
  });
});
