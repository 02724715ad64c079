import { join } from "node:path";
import { build } from "vite";
import { buildSystem } from "../build/build-system.ts";
import { ROOT } from "../build/paths.ts";
import { isStale } from "./is-stale.ts";
import { SYSTEM_BUILT, TABLE_BUILT } from "./require-built.ts";

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
