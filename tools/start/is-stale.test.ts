import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isStale } from "./is-stale.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "norn-stale-"));
  mkdirSync(join(folder, "src/deep"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, seconds: number): string {
  const path = join(folder, name);
  writeFileSync(path, "");
  utimesSync(path, seconds, seconds);
  return path;
}
const settle = (): void => ["src/deep", "src"].forEach((name) => utimesSync(join(folder, name), 1000, 1000));

describe("a built file", () => {
  test("is stale if it does not exist", () => {
    expect(isStale(join(folder, "built.js"), [])).toBe(true);
  });

  test("is stale when a source deep below is newer, and not otherwise", () => {
    const built = file("built.js", 2000);
    file("src/deep/a.ts", 1500);
    settle();
    expect(isStale(built, [join(folder, "src"), join(folder, "nowhere")])).toBe(false);
    file("src/deep/a.ts", 2500);
    settle();
    expect(isStale(built, [join(folder, "src")])).toBe(true);
  });
});
