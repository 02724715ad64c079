import type { LoadedSystem } from "../system/load-system.ts";
import { indexEntry, selectDocuments } from "./get-documents.ts";
import { RefusedError, type ModifyRequest } from "./operation.ts";

/** Answers a request for documents of a compendium pack. A system's packs are locked: read-only. */
export const modifyPack = (system: LoadedSystem, { type, action, operation }: ModifyRequest): readonly unknown[] => {
  const pack = system.packs.get(String(operation.pack));
  if (pack === undefined) throw new RefusedError(`There is no compendium pack ${String(operation.pack)}`);
  if (action !== "get")
    throw new RefusedError(`You may not ${action} documents in the locked compendium "${pack.manifest.label}" (${pack.id})`);
  if (type === "Folder") return selectDocuments(pack.content.folders, operation);
  if (type !== pack.manifest.type)
    throw new RefusedError(`The compendium pack ${pack.id} holds ${pack.manifest.type} documents, not ${type}`);
  const found = selectDocuments([...pack.content.documents.values()], operation);
  if (operation.index !== true) return found;
  return found.map((source) => indexEntry(pack, source, operation.indexFields ?? []));
};
