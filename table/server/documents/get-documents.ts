import { idOf, isSource, type Source } from "../../world/source.ts";
import type { Pack } from "../system/load-system.ts";
import { innerOf } from "./apply-changes.ts";
import type { Operation } from "./operation.ts";

/** What is at a dotted path, in keys of the documents' own. */
const valueAt = (source: Source, path: string): unknown =>
  path.split(".").reduce<unknown>((at, step) => (isSource(at) && Object.hasOwn(at, step) ? at[step] : undefined), source);

/** `{ name: "x" }`, `{ _id__in: ["a", "b"] }`: every key must match; dotted keys are paths. */
const matches = (source: Source, query: Source): boolean =>
  Object.entries(query).every(([key, wanted]) => {
    const many = key.endsWith("__in");
    const value = valueAt(source, many ? key.slice(0, -4) : key);
    return many && Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });

/** The documents that match the request's query; without a query, all. */
export const selectDocuments = (documents: readonly Source[], { query }: Operation): Source[] =>
  documents.filter((source) => matches(source, query ?? {}));

const INDEX_FIELDS = ["_id", "name", "img", "type", "folder", "sort"];

/** One line of a pack's index; `fields` are further dotted paths the system requests. */
export const indexEntry = (pack: Pack, source: Source, fields: readonly string[]): Source => {
  const entry: Source = {};
  for (const field of [...INDEX_FIELDS, ...fields]) {
    const steps = field.split(".");
    const last = steps.pop()!;
    const value = valueAt(source, field);
    if (value === undefined) continue;
    let target = entry;
    for (const step of steps) target = innerOf(target, step);
    target[last] = value;
  }
  entry["uuid"] = `Compendium.${pack.id}.${pack.manifest.type}.${idOf(source)}`;
  return entry;
};
