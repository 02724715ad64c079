import type { SourceFile } from "./read-sources.ts";

/** Collection → the field of each document that holds embedded documents → their collection's name in keys. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = {
  actors: ["items", "effects"],
  items: ["effects"],
  journal: ["pages", "categories"],
  tables: ["results"],
  scenes: ["tokens", "drawings", "notes", "regions", "lights", "sounds", "tiles", "walls", "templates", "levels"],
  combats: ["combatants", "groups"],
  adventures: [],
  macros: [],
  messages: [],
  folders: [],
  users: [],
};

/** What an adventure holds, without keys: documents, or the files of other packs' documents. */
const HELD = ["folders", "actors", "items", "journal", "scenes", "tables", "macros"];

/** What the checked folder may contain. */
export interface SourceRules {
  /** Collections whose documents are allowed. */
  readonly collections: readonly string[];
  /** Types by collection (`items` → aspect …); collections not named here may have any type. */
  readonly types: Readonly<Record<string, readonly string[]>>;
}

const ID = /^[A-Za-z0-9]{16}$/;

/**
 * What is wrong with document sources, in words; empty if nothing is. The pack compiler would silently skip or misplace most of
 * these: other extensions, lists, missing or misspelt keys, ids that differ from their key.
 */
export function checkSources(files: readonly SourceFile[], rules: SourceRules): string[] {
  const problems: string[] = [];
  const keys = new Map<string, string>();
  const folders = new Set<string>();
  const wanted: { file: string; folder: string }[] = [];

  const checkDocument = (file: string, source: Record<string, unknown>, path: string, ids: string): void => {
    const { _id: id, _key: key } = source;
    if (typeof id !== "string" || !ID.test(id)) problems.push(`${file}: _id ${JSON.stringify(id)} is not 16 letters and digits`);
    const expected = `!${path}!${ids}${String(id)}`;
    if (key !== expected) problems.push(`${file}: _key ${JSON.stringify(key)} should be "${expected}"`);
    const before = keys.get(expected);
    if (before !== undefined) problems.push(`${file}: ${expected} is already in ${before}`);
    keys.set(expected, file);
    const collection = path.split(".").at(-1) ?? "";
    const types = rules.types[collection];
    if (types && !types.includes(String(source["type"])))
      problems.push(`${file}: there is no type "${String(source["type"])}" of ${collection}`);
    if (typeof source["name"] !== "string" || source["name"] === "") {
      if (collection !== "messages") problems.push(`${file}: ${expected} has no name`);
    }
    for (const field of EMBEDDED[collection] ?? []) {
      for (const child of Array.isArray(source[field]) ? source[field] : []) {
        if (isRecord(child)) checkDocument(file, child, `${path}.${field}`, `${ids}${String(id)}.`);
        else problems.push(`${file}: a member of ${field} is no document`);
      }
    }
    if (collection === "adventures") checkHeld(file, source);
  };

  const checkHeld = (file: string, adventure: Record<string, unknown>): void => {
    for (const field of HELD) {
      const ids = new Set<unknown>();
      for (const held of Array.isArray(adventure[field]) ? adventure[field] : []) {
        if (typeof held === "string") continue;
        const id = isRecord(held) ? held["_id"] : undefined;
        if (typeof id !== "string" || !ID.test(id)) problems.push(`${file}: a member of ${field} has no id`);
        if (ids.has(id)) problems.push(`${file}: ${field} has ${String(id)} twice`);
        ids.add(id);
      }
    }
  };

  for (const { file, content } of files) {
    if (content === null) problems.push(`${file}: not a YAML file`);
    else if (!isRecord(content)) problems.push(`${file}: holds no single document`);
    else {
      const collection = /^!([a-z]+)!/.exec(String(content["_key"]))?.[1] ?? "";
      if (!rules.collections.includes(collection)) {
        problems.push(`${file}: _key ${JSON.stringify(content["_key"])} names none of ${rules.collections.join(", ")}`);
        continue;
      }
      if (collection === "folders") folders.add(String(content["_id"]));
      if (typeof content["folder"] === "string") wanted.push({ file, folder: content["folder"] });
      checkDocument(file, content, collection, "");
    }
  }
  for (const { file, folder } of wanted) if (!folders.has(folder)) problems.push(`${file}: there is no folder ${folder}`);
  return problems;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
