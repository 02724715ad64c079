import { openDocumentOwnershipConfig } from "../open-later.ts";
import type { SheetDocument } from "../api/sheet-document.ts";
import { DialogV2 } from "../api/dialog.ts";
import { currentUser, localizeOr } from "../platform.ts";
import type { ContextMenuEntry } from "../ux/context-menu-entries.ts";
import type { DirectoryCollection, DirectoryDocument } from "./directory-documents.ts";
import { menuEntry } from "./menu-entry.ts";

const idOf = (target: HTMLElement): string => target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "";

/** What can be done with an entry of a world's directory. An invalid document can only be deleted. */
export const entryMenu = (collection: DirectoryCollection): ContextMenuEntry[] => {
  const documentOf = (target: HTMLElement): DirectoryDocument | undefined => collection.get(idOf(target));
  const isGM = (): boolean => currentUser()?.isGM === true;
  return [
    menuEntry({
      label: localizeOr("OWNERSHIP.Configure", "Configure Ownership"),
      icon: "fa-solid fa-lock",
      visible: (target) => isGM() && documentOf(target) !== undefined,
      run: (target) => openDocumentOwnershipConfig(documentOf(target) as unknown as SheetDocument),
    }),
    menuEntry({
      label: localizeOr("SIDEBAR.Duplicate", "Duplicate"),
      icon: "fa-regular fa-copy",
      visible: (target) => documentOf(target)?.isOwner === true && collection.documentClass.canUserCreate(currentUser()),
      run: (target) => duplicate(collection, documentOf(target)),
    }),
    menuEntry({
      label: localizeOr("SIDEBAR.Delete", "Delete"),
      icon: "fa-solid fa-trash",
      visible: (target) => isGM() || mayDelete(documentOf(target)),
      run: (target) => remove(collection, idOf(target)),
    }),
  ];
};

/** Players may delete what they own, except their actors (platform.md §3.4). */
const mayDelete = (document: DirectoryDocument | undefined): boolean =>
  document?.canUserModify?.(currentUser(), "delete") ?? false;

const duplicate = async (collection: DirectoryCollection, document: DirectoryDocument | undefined): Promise<void> => {
  if (document === undefined) return;
  const { _id, _stats, ...data } = document.toObject();
  const name = localizeOr("DOCUMENT.CopyOf", "{name} (Copy)", { name: document.name });
  await collection.documentClass.create({ ...data, name, _stats: { duplicateSource: document.uuid } });
};

const remove = async (collection: DirectoryCollection, id: string): Promise<void> => {
  const document = collection.get(id);
  if (document !== undefined) {
    await document.deleteDialog();
    return;
  }
  const confirmed = await DialogV2.confirm({
    window: { title: localizeOr("SIDEBAR.DeleteInvalid", "Delete the invalid document?") },
    content: localizeOr("SIDEBAR.DeleteInvalidHint", "It cannot be read. Once deleted it is gone for good."),
  });
  if (confirmed === true) await collection.documentClass.deleteDocuments([id]);
};
