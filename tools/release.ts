/**
 * `npm run release -- --url REPOSITORY`: writes to `dist/release` the zip that a GM installs, and the manifest its URL points to.
 * Without a URL the zip is for manual installation.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import type { Manifest } from "./build/build-manifest.ts";
import { buildSystem } from "./build/build-system.ts";
import { ROOT, SYSTEM_FOLDER } from "./build/paths.ts";
import { failWith } from "./fail-with.ts";
import { releaseAddresses, releaseManifest } from "./release/release-manifest.ts";
import { writeZip } from "./release/write-zip.ts";

const TARGET = join(ROOT, "dist/release");

/** Writes the manifest with its URLs into the files to be zipped, and beside the zip. */
function address(packed: string, url: string): void {
  const path = join(packed, "system.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const addressed = releaseManifest(manifest, url, releaseAddresses(url, manifest.version));
  const json = `${JSON.stringify(addressed, null, 2)}\n`;
  writeFileSync(path, json);
  writeFileSync(join(TARGET, "system.json"), json);
}

try {
  const { values } = parseArgs({ options: { url: { type: "string" } } });
  await buildSystem();
  rmSync(TARGET, { recursive: true, force: true });
  const packed = join(TARGET, "norn");
  mkdirSync(packed, { recursive: true });
  cpSync(SYSTEM_FOLDER, packed, { recursive: true });
  if (values.url === undefined) cpSync(join(packed, "system.json"), join(TARGET, "system.json"));
  else address(packed, values.url);
  await writeZip(packed, join(TARGET, "norn.zip"));
  rmSync(packed, { recursive: true });
  const where = relative(ROOT, TARGET);
  const how =
    values.url === undefined ? " Unzip it into Data/systems/norn, or give --url for a manifest GMs can install from." : "";
  process.stdout.write(`Released in ${where}: norn.zip and system.json.${how}\n`);
} catch (error) {
  failWith(error);
}
