import { provideFieldForms } from "../../common/data/field-forms.ts";
import { provideSettingsSheet } from "../core/client-settings.ts";
import { debounce } from "../../common/utils/debounce.ts";
import { DialogV2 } from "./api/dialog.ts";
import { openApplications } from "./api/open-applications.ts";
import { askForFile, FilePicker } from "./apps/file-picker.ts";
import { DocumentOwnershipConfig } from "./apps/document-ownership-config.ts";
import { DocumentSheetConfig } from "./apps/document-sheet-config.ts";
import { defineElements } from "./elements/define-elements.ts";
import { fieldGroup } from "./fields/field-group.ts";
import { prepareChoices } from "./fields/field-choices.ts";
import { fieldInput, plainInput } from "./fields/field-input.ts";
import { initialize as initializeHandlebars } from "./handlebars/initialize.ts";
import { provideOpeners } from "./open-later.ts";
import { SettingsConfig } from "./settings/settings-config.ts";
import { registerCoreSheets } from "./sheets/register-core-sheets.ts";
import { configured } from "./platform.ts";
import { ContextMenu } from "./ux/context-menu.ts";
import { DragDrop } from "./ux/drag-drop.ts";
import { TextEditor } from "./ux/text-editor/text-editor.ts";
import { TooltipManager } from "./ux/tooltip-manager.ts";

/** How long a resize of the page must have ended before its windows follow, in milliseconds. */
const RESIZE_PAUSE = 100;

/** Registers elements, helpers, form fields, core sheets and menus. Called once, after CONFIG is created. */
export function installApplications(): void {
  defineElements();
  initializeHandlebars();
  provideFieldForms({ input: fieldInput, plain: plainInput, prepareChoices, group: fieldGroup });
  provideOpeners({
    documentSheetConfig: (document) => new DocumentSheetConfig({ document }).render({ force: true }),
    documentOwnershipConfig: (document) => new DocumentOwnershipConfig({ document }).render({ force: true }),
    pickFile: askForFile,
  });
  provideSettingsSheet(() => new SettingsConfig());
  registerCoreSheets();
  fillConfig();
  ContextMenu.eventListeners();
  globalThis.addEventListener("resize", debounce(keepOnPage, RESIZE_PAUSE));
}

/** Windows move into view when the page gets smaller. */
function keepOnPage(): void {
  for (const application of openApplications.values())
    if (application.rendered && application.hasFrame) application.setPosition();
}

/** The classes that a system may replace, and the dialogs that other clients may request. */
function fillConfig(): void {
  const ux = configured<Record<string, unknown>>("ux");
  if (ux) Object.assign(ux, { ContextMenu, DragDrop, FilePicker, TextEditor, TooltipManager });
  const queries = configured<Record<string, unknown>>("queries");
  if (queries) queries["dialog"] = DialogV2._handleQuery.bind(DialogV2);
}
