import { DialogV2 } from "../api/dialog.ts";
import { element } from "../element.ts";
import { configured, localizeOr } from "../platform.ts";
import type { DirectoryDocumentClass } from "./directory-documents.ts";

/** Asks for a folder's name; null if none was given. */
export const askFolderName = async (title: string, present: string): Promise<string | null> => {
  const label = localizeOr("FOLDER.Name", "Folder Name");
  const input = element("input", {
    type: "text",
    name: "name",
    value: present,
    required: true,
    autofocus: true,
    "aria-label": label,
  });
  const answer: unknown = await DialogV2.prompt({
    window: { title },
    content: element("div", { class: "form-group" }, element("label", {}, label, input)),
    ok: { callback: () => input.value },
    rejectClose: false,
  });
  return typeof answer === "string" && answer.trim() !== "" ? answer.trim() : null;
};

/** Creates a folder for documents of a type, once its name is given. */
export const createFolder = async (documentName: string): Promise<void> => {
  const name = await askFolderName(localizeOr("FOLDER.Create", "Create Folder"), "");
  if (name === null) return;
  const folders = configured<{ documentClass: DirectoryDocumentClass }>("Folder");
  await folders?.documentClass.create({ name, type: documentName });
};
