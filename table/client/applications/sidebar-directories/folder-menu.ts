import { DialogV2 } from "../api/dialog.ts";
import { currentUser, localizeOr } from "../platform.ts";
import type { ContextMenuEntry } from "../ux/context-menu-entries.ts";
import { directoryGame, type DirectoryFolder } from "./directory-documents.ts";
import { askFolderName } from "./create-folder.ts";
import { menuEntry } from "./menu-entry.ts";

const folderOf = (target: HTMLElement): DirectoryFolder | undefined =>
  directoryGame().folders?.get(target.closest<HTMLElement>("[data-folder-id]")?.dataset["folderId"] ?? "");

/** What a GM can do with a folder. The content of a deleted folder moves to the top. */
export const folderMenu = (): ContextMenuEntry[] => {
  const visible = (target: HTMLElement): boolean => currentUser()?.isGM === true && folderOf(target) !== undefined;
  return [
    menuEntry({
      label: localizeOr("FOLDER.Rename", "Rename Folder"),
      icon: "fa-solid fa-pen",
      visible,
      run: (target) => rename(folderOf(target)),
    }),
    menuEntry({
      label: localizeOr("FOLDER.Remove", "Remove Folder"),
      icon: "fa-solid fa-trash",
      visible,
      run: (target) => remove(folderOf(target)),
    }),
  ];
};

const rename = async (folder: DirectoryFolder | undefined): Promise<void> => {
  const name = folder === undefined ? null : await askFolderName(localizeOr("FOLDER.Rename", "Rename Folder"), folder.name);
  if (folder !== undefined && name !== null) await folder.update({ name });
};

const remove = async (folder: DirectoryFolder | undefined): Promise<void> => {
  if (folder === undefined) return;
  const confirmed = await DialogV2.confirm({
    window: { title: localizeOr("FOLDER.RemoveTitle", "Remove the folder {name}?", { name: folder.name }) },
    content: localizeOr("FOLDER.RemoveHint", "What is in it is kept."),
  });
  if (confirmed === true) await folder.delete();
};
