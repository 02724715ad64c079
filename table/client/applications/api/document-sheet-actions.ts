import { getProperty } from "../../../common/utils/properties.ts";
import { openDocumentOwnershipConfig, openDocumentSheetConfig, pickFile } from "../open-later.ts";
import { currentGame, currentUser, localizeOr, notifications } from "../platform.ts";
import type { ApplicationV2 } from "./application.ts";
import type { ApplicationAction, ApplicationHeaderControlsEntry } from "./application-types.ts";
import type { DocumentSheetV2 } from "./document-sheet.ts";

const SECOND_BUTTON = 2;

async function copyUuid(this: DocumentSheetV2, event: PointerEvent): Promise<void> {
  const { document } = this;
  const text = event.type === "contextmenu" || event.button === SECOND_BUTTON ? (document.id ?? "") : document.uuid;
  try {
    await navigator.clipboard.writeText(text);
    notifications.info(localizeOr("DOCUMENT.IdCopiedClipboard", "{id} was copied to the clipboard.", { id: text }));
  } catch {
    notifications.warn(localizeOr("DOCUMENT.IdNotCopied", "The clipboard is closed to this page; the id is {id}.", { id: text }));
  }
}

/** Chooses another picture for `[data-edit]`; it is submitted with the form, immediately if the form submits on change. */
async function editImage(this: DocumentSheetV2, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const { document, form, options, isEditable } = this;
  const path = target.dataset["edit"];
  if (!path || !isEditable) return;
  const chosen = await pickFile({ type: "image", current: String(getProperty(document._source, path) ?? "") });
  if (chosen === null) return;
  target.setAttribute("src", chosen);
  if (options.form?.submitOnChange) form?.dispatchEvent(new Event("submit", { cancelable: true }));
}

interface Importer {
  importFromCompendium(pack: unknown, id: string): Promise<{ sheet?: ApplicationV2 | null } | undefined>;
}

interface Importing {
  packs: { get(id: string): unknown };
  collections: { get(name: string): Importer | undefined };
}

/** Imports a compendium's document into the world, and opens it there. */
async function importDocument(this: DocumentSheetV2): Promise<void> {
  const { document } = this;
  const game = currentGame<Importing>();
  const imported = await game?.collections
    .get(document.documentName)
    ?.importFromCompendium(game.packs.get(document.pack ?? ""), document.id ?? "");
  await this.close();
  await imported?.sheet?.render({ force: true });
}

function mayImport({ document }: DocumentSheetV2): boolean {
  const user = currentUser();
  return Boolean(document.pack && !document.isEmbedded && user && document.constructor.canUserCreate(user));
}

export const DOCUMENT_SHEET_ACTIONS: Record<string, ApplicationAction> = {
  configureSheet(this: DocumentSheetV2) {
    return openDocumentSheetConfig(this.document);
  },
  configureOwnership(this: DocumentSheetV2) {
    return openDocumentOwnershipConfig(this.document);
  },
  copyUuid: { handler: copyUuid, buttons: [0, SECOND_BUTTON] },
  editImage,
  importDocument,
};

export const DOCUMENT_SHEET_CONTROLS: ApplicationHeaderControlsEntry[] = [
  {
    icon: "fa-solid fa-download",
    label: "DOCUMENT.Import",
    action: "importDocument",
    visible(this: DocumentSheetV2) {
      return mayImport(this);
    },
  },
  {
    icon: "fa-solid fa-gear",
    label: "SHEETS.ConfigureSheet",
    action: "configureSheet",
    visible(this: DocumentSheetV2) {
      return this.options.sheetConfig && this.isEditable && this.document.sheet === this;
    },
  },
  {
    icon: "fa-solid fa-user-lock",
    label: "OWNERSHIP.Configure",
    action: "configureOwnership",
    visible(this: DocumentSheetV2) {
      const { document } = this;
      return Boolean(
        currentUser()?.isGM && document.id && !document.isEmbedded && !document.pack && document.schema.get("ownership"),
      );
    },
  },
];
