import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BuildError } from "./build-error.ts";
import { buildManifest, type Manifest, type TemplateTypes } from "./build-manifest.ts";
import { ROOT } from "./paths.ts";

/** The manifest as shipped, made from system.json, template.json and the package's version. */
export function readManifest(): Manifest {
  const { version } = parseJson("package.json") as { version: string };
  return buildManifest(parseJson("system.json") as Manifest, parseJson("template.json") as TemplateTypes, version);
}

function parseJson(file: string): unknown {
  const path = join(ROOT, file);
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new BuildError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
