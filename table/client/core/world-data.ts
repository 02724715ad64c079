import * as ours from "../../common/ours.ts";
import type { Collection } from "../../common/utils/collection.ts";
import type { PackPayload, WorldPayload } from "../../common/wire.ts";
import { CompendiumCollection } from "../collections/compendium-collection.ts";
import { CompendiumPacks } from "../collections/compendium-packs.ts";
import type { WorldCollection } from "../collections/world-collection.ts";
import { clientState } from "./client-state.ts";
import { documentConfig, findDocumentConfig } from "./globals.ts";
import { isClientDocument } from "../documents/client-document.ts";

/** The document types whose collections are filled at setup, in order of reference. */
const WORLD_DOCUMENTS = [
  "Folder",
  "User",
  "Actor",
  "Item",
  "Scene",
  "Combat",
  "JournalEntry",
  "Macro",
  "RollTable",
  "ChatMessage",
] as const;

export function makePacks(payloads: readonly PackPayload[]): CompendiumPacks {
  const packs = new CompendiumPacks();
  for (const payload of payloads) {
    const pack = new CompendiumCollection(payload);
    packs.set(pack.collection, pack);
  }
  return packs;
}

/** What the Table does not store: collections that stay empty. */
const UNSTORED = ["Cards", "Playlist"];

/** Creates every collection of the world with its documents, then lets the documents prepare their data. */
export function makeCollections(collections: Collection<WorldCollection>, data: WorldPayload["data"]): void {
  for (const name of WORLD_DOCUMENTS) {
    const config = documentConfig(name);
    const cls = config.collection;
    if (!cls) throw new Error(`CONFIG.${name} names no collection`);
    const collection = new cls();
    collections.set(name, collection);
    collection[ours.load](data[config.documentClass.collectionName] ?? []);
  }
  for (const name of UNSTORED) {
    const cls = findDocumentConfig(name)?.collection;
    if (cls) collections.set(name, new cls());
  }
  clientState.documentsReady = true;
  for (const name of WORLD_DOCUMENTS) {
    for (const document of collections.get(name)?.values() ?? []) if (isClientDocument(document)) document._safePrepareData();
  }
}
