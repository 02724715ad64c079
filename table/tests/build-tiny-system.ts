import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compilePack } from "@foundryvtt/foundryvtt-cli";

const SOURCE = fileURLToPath(new URL("./tiny-system", import.meta.url));

/** The sample world that goes with the tiny system. */
export const TINY_WORLD = fileURLToPath(new URL("./tiny-world", import.meta.url));

/** Compiling the packs takes longer than copying them: once for each process. */
let compiled: Promise<string> | undefined;

/** The tiny system, built (its packs are LevelDB), in a new temporary folder of its own: `<temporary>/tiny-system`. */
export const buildTinySystem = async (): Promise<string> => {
  compiled ??= compile();
  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), "tiny-")), "tiny-system");
  await cp(await compiled, folder, { recursive: true });
  return folder;
};

const compile = async (): Promise<string> => {
  const temporary = await mkdtemp(path.join(os.tmpdir(), "tiny-built-"));
  process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
  const folder = path.join(temporary, "tiny-system");
  await cp(SOURCE, folder, { recursive: true });
  const sources = path.join(folder, "packs", "_source");
  for (const pack of await readdir(sources)) {
    const target = path.join(folder, "packs", pack);
    await mkdir(target, { recursive: true });
    await compilePack(path.join(sources, pack), target, { yaml: true, recursive: true, log: false });
  }
  await rm(sources, { recursive: true });
  return folder;
};
