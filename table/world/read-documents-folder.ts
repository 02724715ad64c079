import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import { parseDocumentKey } from "./document-entries.ts";
import { idOf, isSource, type Source } from "./source.ts";
import { WorldError } from "./world-error.ts";

const DATA_FILE = /\.(json|ya?ml)$/i;

/**
 * Reads a JSON or YAML file.
 * @throws WorldError if it cannot be read or is neither
 */
export const readDataFile = async (file: string): Promise<unknown> => {
  try {
    const text = await readFile(file, "utf8");
    return /\.json$/i.test(file) ? JSON.parse(text) : parseYaml(text);
  } catch (error) {
    throw new WorldError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** One sample document with the collection its `_key` names. */
interface SampleDocument {
  readonly collection: string;
  readonly source: Source;
}

/**
 * Reads every document of a folder and its subfolders; `_key` says where each belongs, embedded documents are inline. `skip`
 * names files (without folder) that are not documents.
 * @throws WorldError naming the file whose document has no valid `_key` or an `_id` that differs from its key
 */
export const readDocumentsFolder = async (folder: string, skip: (fileName: string) => boolean): Promise<SampleDocument[]> => {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => DATA_FILE.test(name) && !skip(name)).sort();
  return Promise.all(files.map((name) => readSample(path.join(folder, name))));
};

const readSample = async (file: string): Promise<SampleDocument> => {
  const content = await readDataFile(file);
  if (!isSource(content)) throw new WorldError(`${file} does not hold one document.`);
  const parsed = typeof content["_key"] === "string" ? parseDocumentKey(content["_key"]) : undefined;
  if (parsed === undefined || parsed.path.length !== 1) {
    throw new WorldError(`${file} has no proper "_key": it should read like "!actors!<id of 16 letters and digits>".`);
  }
  const [id] = parsed.ids;
  const source = withoutKeys(content);
  if (source["_id"] === undefined) source["_id"] = id;
  if (idOf(source) !== id) throw new WorldError(`${file}: "_id" and "_key" name two different ids.`);
  return { collection: parsed.path[0]!, source };
};

/** The same document without its own `_key` and those of its embedded documents. */
const withoutKeys = (source: Source): Source => {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    return isSource(value) ? withoutKeys(value) : value;
  };
  return Object.fromEntries(
    Object.entries(source)
      .filter(([key, value]) => !(key === "_key" && typeof value === "string" && value.startsWith("!")))
      .map(([key, value]) => [key, strip(value)]),
  );
};
