import { NumberField } from "../../common/data/fields/number-field.ts";
import { SchemaField } from "../../common/data/fields/schema-field.ts";
import { isPlain, objectOf } from "../../common/plain-object.ts";
import { documentConfig } from "../core/globals.ts";

/** Paths of an actor's data that a bar may show, and that may be shown as a number (DOC TokenDocument). */
export interface TrackedAttributes {
  bar: string[][];
  value: string[][];
}

/** How each kind of data is read: members of TokenDocument, which systems override. */
interface TrackedReaders {
  _getConfiguredTrackedAttributes(type?: string): TrackedAttributes | void;
  _getTrackedAttributesFromSchema(schema: SchemaField, path?: string[]): TrackedAttributes;
  _getTrackedAttributesFromObject(data: object, path?: string[]): TrackedAttributes;
}

/**
 * What tokens can track of an actor's data: of a type by its name, of a model, a schema or plain data; without any of those, of all
 * types together. What the system lists in CONFIG.Actor.trackableAttributes comes before what its models show.
 */
export function trackedAttributes(readers: TrackedReaders, data: unknown, path: string[] = []): TrackedAttributes {
  const { dataModels } = documentConfig("Actor");
  if (data === undefined) return joined(Object.keys(dataModels).map((type) => trackedAttributes(readers, type)));
  if (typeof data === "string")
    return readers._getConfiguredTrackedAttributes(data) || trackedAttributes(readers, dataModels[data]);
  const schema: unknown = data instanceof Object ? Reflect.get(data, "schema") : undefined;
  if (data instanceof SchemaField) return readers._getTrackedAttributesFromSchema(data, path);
  if (schema instanceof SchemaField) return readers._getTrackedAttributesFromSchema(schema, path);
  return isPlain(data) ? readers._getTrackedAttributesFromObject(data, path) : none();
}

const none = (): TrackedAttributes => ({ bar: [], value: [] });

/** What CONFIG lists for a type; nothing where it lists nothing at all. */
export function configuredAttributes(type = ""): TrackedAttributes | undefined {
  const all = objectOf(documentConfig("Actor")["trackableAttributes"]);
  if (Object.keys(all).length === 0) return undefined;
  const { bar, value } = objectOf(all[type]);
  return { bar: pathsOf(bar), value: pathsOf(value) };
}

function pathsOf(given: unknown): string[][] {
  return Array.isArray(given) ? given.map((path) => String(path).split(".")) : [];
}

export function attributesOfSchema(readers: TrackedReaders, schema: SchemaField, path: readonly string[]): TrackedAttributes {
  return joined(
    Object.entries(schema.fields).map(([name, field]) => {
      const at = [...path, name];
      if (field instanceof NumberField) return { bar: [], value: [at] };
      if (!(field instanceof SchemaField)) return none();
      const { value, max } = field.fields;
      const isBar = value instanceof NumberField && max instanceof NumberField;
      return isBar ? { bar: [at], value: [] } : readers._getTrackedAttributesFromSchema(field, at);
    }),
  );
}

export function attributesOfObject(readers: TrackedReaders, data: object, path: readonly string[]): TrackedAttributes {
  return joined(
    Object.entries(data).map(([name, value]) => {
      const at = [...path, name];
      if (typeof value === "number") return { bar: [], value: [at] };
      if (!isPlain(value)) return none();
      const isBar = Number.isFinite(value["value"]) && Number.isFinite(value["max"]);
      return isBar ? { bar: [at], value: [] } : readers._getTrackedAttributesFromObject(value, at);
    }),
  );
}

function joined(all: readonly TrackedAttributes[]): TrackedAttributes {
  const once = (paths: string[][]): string[][] => [...new Map(paths.map((path) => [path.join("."), path])).values()];
  return { bar: once(all.flatMap(({ bar }) => bar)), value: once(all.flatMap(({ value }) => value)) };
}
