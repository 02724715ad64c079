import { describe, expect, test } from "vitest";
import { filesBelow, isProduct, linesOf } from "./repository.ts";

function tooLong(paths: readonly string[], limit: number): string[] {
  return paths.filter((path) => linesOf(path) > limit).map((path) => `${path}: ${linesOf(path)} lines`);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

const below = (folder: string): string[] => filesBelow(folder, ".ts").filter(isProduct);

const MEDIAN = [50, 110] as const;
const MOST_SHORT = 0.1;
const SHORT = 15;

describe("files stay small enough to read", () => {
  const sources = ["src", "table", "tools"].flatMap(below);

  test("no source has more than 400 lines", () => {
    expect(
      tooLong(
        sources.filter((path) => !path.endsWith(".data.ts")),
        400,
      ),
    ).toEqual([]);
  });
  test("nine files in ten have 250 lines or fewer", () => {
    const sizes = sources.map(linesOf).toSorted((a, b) => a - b);
    expect(quantile(sizes, 0.9)).toBeLessThanOrEqual(250);
  });
  test("templates have at most 150 lines, style sheets 200, the entry file 80", () => {
    expect([...tooLong(filesBelow("templates", ".hbs"), 150), ...tooLong(filesBelow("styles", ".css"), 200)]).toEqual([]);
    expect(linesOf("src/foundry/main.ts")).toBeLessThanOrEqual(80);
  });
});

describe("files are large enough to be worth opening", () => {
  const sizes = below("src")
    .map(linesOf)
    .toSorted((a, b) => a - b);
  const median = quantile(sizes, 0.5);
  const short = sizes.filter((lines) => lines < SHORT).length / sizes.length;
  const figures = `${sizes.length} files, median ${median} lines, ${Math.round(short * 100)} % under ${SHORT}`;

  test(`src: ${figures}`, () => {
    expect(median).toBeGreaterThanOrEqual(MEDIAN[0]);
    expect(median).toBeLessThanOrEqual(MEDIAN[1]);
    expect(short).toBeLessThanOrEqual(MOST_SHORT);
  });
});
