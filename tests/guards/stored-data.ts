import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./repository.ts";

/** One stored field, as in the table of docs/data.md. */
export interface StoredField {
  readonly path: string;
  readonly kind: string;
  readonly initial: string;
}

interface Options {
  readonly choices?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly nullable?: boolean;
  readonly initial?: unknown;
  readonly type?: string;
  readonly validate?: (value: unknown) => boolean;
}

/** A field that only records its options. */
interface Field {
  readonly name: string;
  readonly inner: unknown;
  readonly options: Options;
}

/** Fields that contain others, which are their first argument. */
const HOLDING = new Set(["SchemaField", "TypedObjectField", "ArrayField", "SetField", "EmbeddedDataField", "TypedSchemaField"]);

function fieldClass(name: string): unknown {
  return class implements Field {
    readonly name = name;
    readonly inner: unknown;
    readonly options: Options;
    constructor(...given: readonly unknown[]) {
      this.inner = HOLDING.has(name) ? given[0] : null;
      this.options = (HOLDING.has(name) ? given[1] : given[0]) ?? {};
    }
  };
}

type Model = { defineSchema(): Readonly<Record<string, Field>> };
type Models = Readonly<Record<string, Readonly<Record<string, Model>>>>;

/** The data models Norn registers, by document and type, made with recording fields. */
export async function registeredModels(): Promise<Models> {
  const fields = new Proxy({}, { get: (_, name) => fieldClass(String(name)) });
  const models = { Actor: {}, Item: {}, ChatMessage: {}, Combat: {}, Combatant: {} };
  const CONFIG = Object.fromEntries(Object.entries(models).map(([document, dataModels]) => [document, { dataModels }]));
  const foundry = { data: { fields }, abstract: { TypeDataModel: class {}, DataModel: class {} } };
  Object.assign(globalThis, { foundry, CONFIG });
  const path = pathToFileURL(join(ROOT, "src/foundry/registration/register-data-models.ts")).href;
  const { registerDataModels } = (await import(path)) as { registerDataModels: () => void };
  registerDataModels();
  return models;
}

export function fieldsOf(model: Model): StoredField[] {
  return Object.entries(model.defineSchema()).flatMap(([name, field]) => rowsOf(name, field));
}

function rowsOf(path: string, field: Field): StoredField[] {
  const { name, inner, options } = field;
  switch (name) {
    case "SchemaField":
      return Object.entries(inner as Readonly<Record<string, Field>>).flatMap(([part, one]) => rowsOf(`${path}.${part}`, one));
    case "TypedObjectField":
      return [{ path, kind: `record${keysOf(options)}`, initial: "" }, ...rowsOf(`${path}.<id>`, inner as Field)];
    case "ArrayField":
    case "SetField":
      return rowsOf(`${path}[]`, inner as Field);
    default:
      return [{ path, kind: kindOf(field), initial: initialOf(field) }];
  }
}

const WORDS: Readonly<Record<string, string>> = {
  BooleanField: "yes or no",
  HTMLField: "formatted text",
  ObjectField: "any record",
  FilePathField: "path of a file",
  DocumentUUIDField: "uuid",
  DocumentIdField: "id of a document",
};

function kindOf({ name, options }: Field): string {
  const orNull = options.nullable === true ? ", or null" : "";
  if (name === "NumberField") return `${options.integer ? "whole number" : "number"}${rangeOf(options)}${orNull}`;
  if (name === "StringField") return `${textOf(options)}${orNull}`;
  if (name === "DocumentUUIDField" && options.type) return `uuid (${options.type})${orNull}`;
  return `${WORDS[name] ?? name}${longest(options)}${orNull}`;
}

function rangeOf({ min, max }: Options): string {
  if (min !== undefined && max !== undefined) return `, ${min} to ${max}`;
  if (min !== undefined) return `, from ${min}`;
  return max === undefined ? "" : `, up to ${max}`;
}

function textOf(options: Options): string {
  const { choices, validate } = options;
  if (choices) return (Array.isArray(choices) ? choices : Object.keys(choices)).map((id) => `\`${String(id)}\``).join(" ");
  const isId = validate?.("a") === true && !validate("a b");
  return `${isId ? (validate("a.b") ? "uuid" : "id") : "text"}${longest(options)}`;
}

/** Limits are found by trial: a validator only says yes or no. */
function longest({ validate }: Options): string {
  const most = [64, 200, 500, 2000, 10_000, 50_000, 200_000].find(
    (length) => validate?.("a".repeat(length)) && !validate("a".repeat(length + 1)),
  );
  return most === undefined ? "" : `, ${most} characters`;
}

function keysOf({ validate }: Options): string {
  const record = (size: number): object => Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, {}]));
  const most = [20, 50, 100, 200, 500, 1000].find((size) => validate?.(record(size)) && !validate(record(size + 1)));
  return most === undefined ? "" : ` of ${most} at most`;
}

function initialOf({ name, options }: Field): string {
  if (options.initial === undefined) return name === "BooleanField" ? "`false`" : "";
  return `\`${JSON.stringify(options.initial)}\``;
}
