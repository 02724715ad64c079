import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
const SKIPPED = new Set(["node_modules", "dist", "worlds", ".git", "coverage", "test-results"]);

export function isThere(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** The layers without Foundry, page, clock or randomness. */
export const PURE = ["src/rules", "src/ledger", "src/view"].filter(isThere);

/** Paths of every file of the repository below `folder`, relative to the root, separated by `/`. */
export function filesBelow(folder: string, ending = ""): string[] {
  const found: string[] = [];
  const walk = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const full = join(path, entry.name);
      if (entry.isDirectory()) walk(full);
      else if (full.endsWith(ending)) found.push(relative(ROOT, full).replaceAll("\\", "/"));
    }
  };
  walk(join(ROOT, folder));
  return found.toSorted();
}

/** Neither a test nor an example beside what it is about. */
export function isProduct(path: string): boolean {
  return !/\.(?:test|example)\.ts$/.test(path);
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

export function linesOf(path: string): number {
  return textOf(path).trimEnd().split("\n").length;
}

interface Words {
  readonly [key: string]: string | Words;
}

/** The texts of a language file by their keys. */
export function wordsIn(path: string): ReadonlyMap<string, string> {
  const walk = (words: Words, prefix: string): [string, string][] =>
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[`${prefix}${key}`, value]] : walk(value, `${prefix}${key}.`),
    );
  return new Map(walk(JSON.parse(textOf(path)) as Words, ""));
}

/** Every text of the English language files, by key. */
export function englishWords(): ReadonlyMap<string, string> {
  return new Map(filesBelow("lang/en", ".json").flatMap((path) => [...wordsIn(path)]));
}
