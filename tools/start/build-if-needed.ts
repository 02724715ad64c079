import { join } from "node:path";
import { build } from "vite";
import { buildSystem } from "../build/build-system.ts";
import { ROOT, SYSTEM_FOLDER, TABLE_FOLDER } from "../build/paths.ts";
import { CommandError } from "../command-error.ts";
import { isStale } from "./is-stale.ts";

const at = (...names: string[]): string[] => names.map((name) => join(ROOT, name));

const SYSTEM_SOURCES = at(
  "src",
  "templates",
  "styles",
  "lang",
  "assets",
  "packs",
  "docs/guide",
  "system.json",
  "template.json",
  "package.json",
  "tools/build",
);
const TABLE_SOURCES = at("table/client", "table/common", "table/vite.config.ts", "table/peggy-plugin.ts");
const SYSTEM_BUILT = join(SYSTEM_FOLDER, "system.json");
const TABLE_BUILT = join(TABLE_FOLDER, "client.mjs");

/** Builds the system and the Table's page if their sources are newer than the build. */
export async function buildIfNeeded(say: (sentence: string) => void): Promise<void> {
  if (isStale(SYSTEM_BUILT, SYSTEM_SOURCES)) {
    say("Building the system …");
    await buildSystem();
  }
  if (isStale(TABLE_BUILT, TABLE_SOURCES)) {
    say("Building the Table …");
    await build({ configFile: join(ROOT, "table/vite.config.ts"), logLevel: "warn" });
  }
}

/** @throws CommandError where something was never built */
export function requireBuilt(): void {
  if (isStale(SYSTEM_BUILT, []) || isStale(TABLE_BUILT, [])) {
    throw new CommandError("Nothing is built yet: leave --no-build out, or run npm run build and build the Table first.");
  }
}
