import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DataModel } from "../../table/common/abstract/data-model.ts";
import { TypeDataModel } from "../../table/common/abstract/type-data-model.ts";
import * as fields from "../../table/common/data/fields/index.ts";
import { type RulesetId, RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { ROOT } from "../../tools/build/paths.ts";
import { readSources } from "../../tools/packs/read-sources.ts";

/** A document of a compendium, as its source has it. */
export interface Packed {
  readonly _id: string;
  readonly _key: string;
  readonly name: string;
  readonly type: string;
  readonly folder?: string | null;
  readonly system: Record<string, unknown>;
  readonly items?: readonly Packed[];
}

/** The games that have a folder of their own in this one: a new game may come without content (docs/a-new-game.md). */
export function gamesIn(folder: string): readonly RulesetId[] {
  return (Object.keys(RULESETS) as RulesetId[]).filter((game) => existsSync(join(ROOT, folder, game)));
}

/** Every document of a pack, without its folders. */
export function documentsOf(pack: string): readonly Packed[] {
  return readSources(join(ROOT, "packs/_source", pack))
    .map(({ content }) => content as Packed)
    .filter(({ _key }) => !_key.startsWith("!folders!"));
}

type Model = new (source: object, options: object) => { toObject(): Record<string, unknown> };
type Models = Readonly<Record<"Actor" | "Item", Readonly<Record<string, Model>>>>;

/** The data models Norn registers, on the fields of the Table. */
export async function dataModels(): Promise<Models> {
  const models = { Actor: {}, Item: {}, ChatMessage: {}, Combat: {}, Combatant: {} };
  const CONFIG = Object.fromEntries(Object.entries(models).map(([document, dataModels]) => [document, { dataModels }]));
  Object.assign(globalThis, { foundry: { data: { fields }, abstract: { TypeDataModel, DataModel } }, CONFIG });
  const path = pathToFileURL(join(ROOT, "src/foundry/registration/register-data-models.ts")).href;
  const { registerDataModels } = (await import(path)) as { registerDataModels: () => void };
  registerDataModels();
  return models;
}

/** What a data model makes of the `system` of a source. @throws DataModelValidationError naming the field that is wrong */
export function readIn(models: Readonly<Record<string, Model>>, { type, system }: Packed): Record<string, unknown> {
  const Model = models[type];
  if (!Model) throw new Error(`there is no type ${type}`);
  return new Model(structuredClone(system), { strict: true }).toObject();
}
