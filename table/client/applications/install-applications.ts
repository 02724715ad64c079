import { provideFieldForms } from "../../common/data/field-forms.ts";
import { askForFile } from "./apps/file-picker.ts";
import { DocumentOwnershipConfig } from "./apps/document-ownership-config.ts";
import { DocumentSheetConfig } from "./apps/document-sheet-config.ts";
import { defineElements } from "./elements/define-elements.ts";
import { fieldGroup } from "./fields/field-group.ts";
import { fieldInput } from "./fields/field-input.ts";
import { initialize as initializeHandlebars } from "./handlebars/initialize.ts";
import { provideOpeners } from "./open-later.ts";
import { registerCoreSheets } from "./sheets/register-core-sheets.ts";
import { ContextMenu } from "./ux/context-menu.ts";

/** Make elements, helpers, field forms, core sheets and menus known to the page. Called once, when CONFIG has been made. */
export function installApplications(): void {
  defineElements();
  initializeHandlebars();
  provideFieldForms({ input: fieldInput, group: fieldGroup });
  provideOpeners({
    documentSheetConfig: (document) => new DocumentSheetConfig({ document }).render({ force: true }),
    documentOwnershipConfig: (document) => new DocumentOwnershipConfig({ document }).render({ force: true }),
    pickFile: askForFile,
  });
  registerCoreSheets();
  ContextMenu.eventListeners();
}
