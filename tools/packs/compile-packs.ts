import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { BuildError } from "../build/build-error.ts";
import type { Manifest } from "../build/build-manifest.ts";
import { ROOT } from "../build/paths.ts";
import { putInGuide } from "../guide/guide-page.ts";
import { checkSources } from "./check-sources.ts";
import { fillAdventure } from "./fill-adventure.ts";
import { readSources } from "./read-sources.ts";

const COLLECTIONS: Readonly<Record<string, string>> = {
  Actor: "actors",
  Adventure: "adventures",
  Item: "items",
  JournalEntry: "journal",
  Macro: "macros",
  RollTable: "tables",
};

interface Pack {
  readonly name: string;
  readonly type: string;
  readonly path: string;
}

/**
 * Checks every pack source, then compiles the manifest's packs into an empty folder.
 * @throws Error listing everything that is wrong with the sources
 */
export async function compilePacks(manifest: Manifest, target: string): Promise<void> {
  const packs = (manifest["packs"] ?? []) as readonly Pack[];
  const sources = join(ROOT, "packs/_source");
  const stray = readdirSync(sources).filter((name) => !packs.some((pack) => pack.name === name));
  const problems = stray.map((name) => `packs/_source/${name} belongs to no pack of system.json`);
  for (const { name, type } of packs) {
    const collection = COLLECTIONS[type];
    if (!collection) throw new BuildError(`The pack ${name} holds ${type}, which the build does not know.`);
    const types = Object.keys(manifest.documentTypes?.[type] ?? {});
    const found = checkSources(readSources(join(sources, name)), {
      collections: [collection, "folders"],
      types: types.length > 0 ? { [collection]: types } : {},
    });
    problems.push(...found.map((problem) => `packs/_source/${name}/${problem}`));
  }
  if (problems.length > 0) throw new BuildError(`The pack sources are not right:\n  ${problems.join("\n  ")}`);
  for (const { name, path } of packs) {
    const folder = join(target, path);
    mkdirSync(folder, { recursive: true });
    await compilePack(join(sources, name), folder, {
      yaml: true,
      recursive: true,
      log: false,
      transformEntry: async (entry) => {
        await putInGuide(entry);
        fillAdventure(entry);
      },
    });
  }
}
