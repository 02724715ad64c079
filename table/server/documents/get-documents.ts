import { idOf, isSource, type Source } from "../../world/source.ts";
import type { Pack } from "../system/load-system.ts";
import { innerOf } from "./apply-changes.ts";
import { RefusedError, type Operation } from "./operation.ts";

/** `{ name: "x" }`, `{ _id__in: ["a", "b"] }`: every key must match; dotted keys are paths. */
const matches = (source: Source, query: Source): boolean =>
  Object.entries(query).every(([key, wanted]) => {
    const many = key.endsWith("__in");
    const value = (many ? key.slice(0, -4) : key)
      .split(".")
      .reduce<unknown>((at, step) => (isSource(at) ? at[step] : undefined), source);
    return many && Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });

/** The documents that match the request's query; without a query, all. */
export const selectDocuments = (documents: readonly Source[], operation: Operation): Source[] => {
  const query = operation.query ?? {};
  if (!isSource(query)) throw new RefusedError('The "query" of a get request must be an object');
  return documents.filter((source) => matches(source, query));
};

const INDEX_FIELDS = ["_id", "name", "img", "type", "folder", "sort"];

/** One line of a pack's index; `fields` are further dotted paths the system requests. */
export const indexEntry = (pack: Pack, source: Source, fields: readonly string[]): Source => {
  const entry: Source = {};
  for (const field of [...INDEX_FIELDS, ...fields]) {
    const steps = field.split(".");
    const last = steps.pop()!;
    const value = field.split(".").reduce<unknown>((at, step) => (isSource(at) ? at[step] : undefined), source);
    if (value === undefined) continue;
    let target = entry;
    for (const step of steps) target = innerOf(target, step);
    target[last] = value;
  }
  entry["uuid"] = `Compendium.${pack.id}.${pack.manifest.type}.${idOf(source)}`;
  return entry;
};
