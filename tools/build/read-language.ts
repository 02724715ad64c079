import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BuildError } from "./build-error.ts";
import { mergeLanguages, type Words } from "./merge-languages.ts";
import { ROOT } from "./paths.ts";

/** The fragments of a language (`lang/<language>/*.json`) merged into the one file Foundry reads. */
export function readLanguage(language: string): Words {
  const folder = join(ROOT, "lang", language);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  if (files.length === 0) throw new BuildError(`${folder} has no language files.`);
  return mergeLanguages(files.map((file) => ({ file: `lang/${language}/${file}`, words: readWords(join(folder, file)) })));
}

function readWords(path: string): Words {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Words;
  } catch (error) {
    throw new BuildError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
