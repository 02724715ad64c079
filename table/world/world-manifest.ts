import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isSource, type Source } from "./source.ts";
import { WorldError } from "./world-error.ts";

export const WORLD_FILE = "world.json";

/** `world.json`: what makes a folder a world. Further keys are kept and passed on to the clients. */
export interface WorldManifest extends Source {
  id: string;
  title: string;
  system: string;
  systemVersion: string;
  coreVersion: string;
}

const REQUIRED = ["id", "title", "system"] as const;

/**
 * Reads a folder's world.json; undefined if there is none.
 * @throws WorldError if it is not a world's
 */
export const readWorldManifest = async (folder: string): Promise<WorldManifest | undefined> => {
  const file = path.join(folder, WORLD_FILE);
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new WorldError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new WorldError(
      `${folder} is not a world: its world.json is not JSON (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  if (!isSource(value)) throw new WorldError(`${folder} is not a world: its world.json holds no object.`);
  const missing = REQUIRED.filter((key) => typeof value[key] !== "string" || value[key] === "");
  if (missing.length > 0) throw new WorldError(`${folder} is not a world: its world.json does not say ${missing.join(", ")}.`);
  const word = (key: string): string => (typeof value[key] === "string" ? value[key] : "");
  const required = { id: word("id"), title: word("title"), system: word("system") };
  return { ...value, ...required, systemVersion: word("systemVersion"), coreVersion: word("coreVersion") };
};

export const writeWorldManifest = async (folder: string, manifest: WorldManifest): Promise<void> => {
  await writeFile(path.join(folder, WORLD_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
};
