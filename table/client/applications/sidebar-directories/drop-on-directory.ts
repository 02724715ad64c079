import { currentUser, localizeOr, notifications } from "../platform.ts";
import { dragDataOf } from "../sheets/dropped-documents.ts";
import type { DirectoryCollection, DirectoryDocument } from "./directory-documents.ts";

/**
 * A document dropped on a directory: one of its own goes into the folder it is dropped on, any other is copied into the world.
 * The user is informed of what they may not do.
 */
export const dropOnDirectory = async (
  collection: DirectoryCollection,
  event: DragEvent,
  folder: string | null,
): Promise<void> => {
  const data = dragDataOf(event);
  if (data.type !== collection.documentName) return;
  const dropped = await collection.documentClass.fromDropData(data);
  if (dropped === undefined) return;
  if (collection.get(dropped.id) === dropped) {
    if ((dropped.folder?.id ?? null) !== folder && dropped.isOwner) await dropped.update({ folder });
    return;
  }
  if (!collection.documentClass.canUserCreate(currentUser())) {
    notifications.warn(localizeOr("SIDEBAR.MayNotCreate", "You may not create this here."));
    return;
  }
  await collection.documentClass.create({ ...importData(collection, dropped), folder });
};

/** The data of a document from elsewhere, prepared for the world. */
export const importData = (collection: DirectoryCollection, document: DirectoryDocument): Record<string, unknown> => {
  if (collection.fromCompendium !== undefined) return collection.fromCompendium(document);
  const { _id, folder: _folder, sort: _sort, ownership: _ownership, ...data } = document.toObject();
  return { ...data, _stats: { compendiumSource: document.uuid } };
};
