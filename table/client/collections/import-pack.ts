import type { Document } from "../../common/abstract/document.ts";
import { randomID } from "../../common/utils/random-id.ts";
import { documentConfig, getGame } from "../core/globals.ts";
import type { CompendiumCollection } from "./compendium-collection.ts";

/** Copies a pack into the world: its folders, within one folder, and its documents in them. What it made. */
export async function importPack(
  pack: CompendiumCollection,
  { folderId, folderName, keepId }: { folderId: string | null; folderName: string; keepId: boolean },
): Promise<Document[]> {
  const folders = documentConfig("Folder").documentClass;
  const root = folderId ?? (await folders.create({ name: folderName, type: pack.documentName }))?.id ?? null;
  // The folders of two imports are two.
  const ids = new Map(pack.folders.map(({ _id }) => [String(_id), randomID()]));
  const within = (folder: unknown): string | null => ids.get(String(folder)) ?? root;
  const copies = pack.folders.map((folder) => ({
    ...folder,
    _id: ids.get(String(folder["_id"])),
    folder: within(folder["folder"]),
  }));
  if (copies.length > 0) await folders.createDocuments(copies, { keepId: true });
  const world = getGame().collections.get(pack.documentName);
  if (!world) throw new Error(`A world keeps no ${pack.documentName} documents of its own`);
  const documents = await pack.getDocuments();
  const data = documents.map((document) => ({
    ...world.fromCompendium(document, { keepId }),
    folder: within(document._source["folder"]),
  }));
  return pack.documentClass.createDocuments(data, { keepId });
}
