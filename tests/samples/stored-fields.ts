import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as fields from "../../table/common/data/fields/index.ts";
import type { FieldLike } from "../../src/view/exchange/review-fields.ts";
import type { Schemas } from "../../src/view/exchange/read-actor.ts";
import { ROOT } from "../guards/repository.ts";

type Model = { defineSchema(): Record<string, InstanceType<typeof fields.DataField>> };
type Models = Record<string, Model>;

/** The fields of Norn's actors and items, made of the Table's: they clean and check as Foundry's do. Sets globals. */
export async function storedFieldsOfTable(): Promise<{ readonly schemas: Schemas; readonly clean: Clean }> {
  const CONFIG = { Actor: { dataModels: {} as Models }, Item: { dataModels: {} as Models } };
  const rest = { ChatMessage: { dataModels: {} }, Combat: { dataModels: {} }, Combatant: { dataModels: {} } };
  const foundry = { data: { fields }, abstract: { TypeDataModel: class {}, DataModel: class {} } };
  Object.assign(globalThis, { foundry, CONFIG: { ...CONFIG, ...rest } });
  // Types of Foundry's are not known here.
  const path = pathToFileURL(join(ROOT, "src/foundry/registration/register-data-models.ts")).href;
  const { registerDataModels } = (await import(path)) as { registerDataModels: () => void };
  registerDataModels();
  const schemaOf = (model: Model): InstanceType<typeof fields.SchemaField> => new fields.SchemaField(model.defineSchema());
  const all = (models: Models): Record<string, InstanceType<typeof fields.SchemaField>> =>
    Object.fromEntries(Object.entries(models).map(([type, model]) => [type, schemaOf(model)]));
  const actor = all(CONFIG.Actor.dataModels);
  const item = all(CONFIG.Item.dataModels);
  const schemas = { actor: asFields(actor), item: asFields(item) };
  return { schemas, clean: (kind, type, system) => cleaned({ actor, item }[kind][type], system) };
}

/** System data as they are stored: with initial values. */
export type Clean = (kind: "actor" | "item", type: string, system: object) => Record<string, unknown>;

function cleaned(field: InstanceType<typeof fields.SchemaField> | undefined, system: object): Record<string, unknown> {
  return field?.clean(structuredClone(system), {}) as Record<string, unknown>;
}

function asFields(fieldsOf: Record<string, unknown>): Record<string, FieldLike> {
  return fieldsOf as Record<string, FieldLike>;
}
