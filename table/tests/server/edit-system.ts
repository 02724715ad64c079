import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Generation } from "../../server/release.data.ts";
import { loadSystem, type LoadedSystem } from "../../server/system/load-system.ts";
import { SystemError } from "../../server/system/system-error.ts";
import type { Json } from "./table-fixture.ts";

/** Changes the system.json of a built system. */
export const editManifest = async (folder: string, edit: (manifest: Json) => void): Promise<void> => {
  const file = path.join(folder, "system.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as Json;
  edit(manifest);
  await writeFile(file, JSON.stringify(manifest));
};

/** The result of loading a system: the system or the errors, and the warnings. */
export interface Loading {
  readonly system?: LoadedSystem;
  readonly findings: readonly string[];
  readonly warnings: readonly string[];
}

export const tryLoading = async (folder: string, generation: Generation = 14): Promise<Loading> => {
  const warnings: string[] = [];
  const say = { info: () => undefined, warn: (sentence: string) => warnings.push(sentence) };
  try {
    return { system: await loadSystem(folder, generation, say), findings: [], warnings };
  } catch (error) {
    if (!(error instanceof SystemError)) throw error;
    return { findings: error.findings, warnings };
  }
};
