import { Document } from "../../common/abstract/document.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import type { CompendiumCollection } from "../collections/compendium-collection.ts";
import type { DocumentCollection } from "../collections/document-collection.ts";
import { Collection } from "../../common/utils/collection.ts";
import { getGame } from "../core/globals.ts";
import { fromUuidSync } from "../documents/from-uuid.ts";
import { TokenDocument } from "../documents/token-document.ts";

/** Where an operation's documents are on this client. */
export interface OperationPlace {
  parent: Document | null;
  pack: CompendiumCollection | null;
  /** Null: the parent has not been fetched here, so there is nothing to update. */
  collection: EmbeddedCollection | DocumentCollection | OwnActor | null;
}

/** Finds the place of an operation. */
export function operationPlace(documentName: string, operation: DatabaseOperation): OperationPlace {
  const pack = operation.pack ? (getGame().packs.get(operation.pack) ?? null) : null;
  const parent = operation.parent ?? (operation.parentUuid ? loadedDocument(operation.parentUuid) : null);
  if (operation.parentUuid && !parent) return { parent: null, pack, collection: null };
  if (parent instanceof TokenDocument && documentName === "Actor") return { parent, pack, collection: new OwnActor(parent) };
  if (parent) return { parent, pack, collection: parent.getEmbeddedCollection(documentName) };
  if (operation.pack && !pack) throw new Error(`There is no compendium pack ${operation.pack}`);
  const collection = pack ?? getGame().collections.get(documentName) ?? null;
  if (!collection) throw new Error(`The Table keeps no documents called ${documentName}`);
  return { parent: null, pack, collection };
}

/** A token has no collection of actors, only its own one. */
class OwnActor extends Collection<Document> {
  constructor({ actor, isLinked }: TokenDocument) {
    super(actor?.id && !isLinked ? [[actor.id, actor]] : []);
  }

  override get(key: string, { strict = false }: { strict?: boolean; invalid?: boolean } = {}): Document | undefined {
    return super.get(key, { strict });
  }
}

function loadedDocument(uuid: string): Document | null {
  const found = fromUuidSync(uuid, { strict: false });
  return found instanceof Document ? found : null;
}

/** The top-level document: it prepares everything embedded in it. */
export function rootOf(document: Document): Document {
  return document.parent ? rootOf(document.parent) : document;
}
