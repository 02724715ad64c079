import { describe, expect, test } from "vitest";
import { filesBelow, linesOf } from "./repository.ts";

function tooLong(paths: readonly string[], limit: number): string[] {
  return paths.filter((path) => linesOf(path) > limit).map((path) => `${path}: ${linesOf(path)} lines`);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

describe("files stay small enough to read", () => {
  const sources = ["src", "table", "tools"].flatMap((folder) => filesBelow(folder, ".ts")).filter((path) => !path.endsWith(".test.ts"));

  test("no source has more than 400 lines", () => {
    expect(tooLong(sources.filter((path) => !path.endsWith(".data.ts")), 400)).toEqual([]);
  });
  test("half of the sources have 80 lines or fewer, nine in ten 250 or fewer", () => {
    const sizes = sources.map(linesOf).toSorted((a, b) => a - b);
    expect(quantile(sizes, 0.5)).toBeLessThanOrEqual(80);
    expect(quantile(sizes, 0.9)).toBeLessThanOrEqual(250);
  });
  test("templates have at most 150 lines, style sheets 200, the entry file 80", () => {
    expect([...tooLong(filesBelow("templates", ".hbs"), 150), ...tooLong(filesBelow("styles", ".css"), 200)]).toEqual([]);
    expect(linesOf("src/foundry/main.ts")).toBeLessThanOrEqual(80);
  });
});
