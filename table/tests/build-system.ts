import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compilePack } from "@foundryvtt/foundryvtt-cli";

const SYSTEMS = fileURLToPath(new URL("./systems", import.meta.url));

/** One of `tests/systems`, built, in a new temporary folder: `<temporary>/<name>`. */
export const buildSystem = async (name: string): Promise<string> => {
  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), "system-")), name);
  await cp(path.join(SYSTEMS, name), folder, { recursive: true });
  const sources = path.join(folder, "packs", "_source");
  for (const pack of await readdir(sources).catch(() => [])) {
    const target = path.join(folder, "packs", pack);
    await mkdir(target, { recursive: true });
    await compilePack(path.join(sources, pack), target, { yaml: true, recursive: true, log: false });
  }
  await rm(sources, { recursive: true, force: true });
  return folder;
};
