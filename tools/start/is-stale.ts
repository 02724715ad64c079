import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Whether a built file is missing or older than any of its sources (files, or folders with everything in them). */
export function isStale(built: string, sources: readonly string[]): boolean {
  if (!existsSync(built)) return true;
  const made = statSync(built).mtimeMs;
  return sources.some((source) => existsSync(source) && newestIn(source) > made);
}

function newestIn(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
