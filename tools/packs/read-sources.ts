import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { BuildError } from "../build/build-error.ts";

/** One file of document sources as read; `content` is null if it is no YAML file. */
export interface SourceFile {
  readonly file: string;
  readonly content: unknown;
}

const YAML_FILE = /\.ya?ml$/;

/** Every file below a folder. `skip` names files that are not documents. @throws Error naming a file that is not YAML inside */
export function readSources(folder: string, skip: readonly string[] = []): SourceFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !skip.includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return names.map((path) => ({
    file: relative(folder, path).replaceAll("\\", "/"),
    content: YAML_FILE.test(path) ? readYaml(path) : null,
  }));
}

function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new BuildError(`${path} is not YAML: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
