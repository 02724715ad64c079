import * as ours from "../../../common/ours.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { fieldRows } from "./fields-sheet.ts";
import { saveButtons } from "./save-buttons.ts";

const FORM: HandlebarsTemplatePart = { template: "templates/sheets/table-fields.hbs" };
const FOOTER: HandlebarsTemplatePart = { template: "templates/generic/form-footer.hbs" };

/** A core sheet in the Table's plain form: the document's own fields, one under the other. */
class PlainSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  declare ["constructor"]: typeof PlainSheet;
  /** The paths of the fields shown. */
  static [ours.fields]: readonly string[] = ["name", "img"];
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    position: { width: 520 },
    window: { contentClasses: ["standard-form"], resizable: true },
    form: { closeOnSubmit: true },
  };
  static override PARTS: Record<string, HandlebarsTemplatePart> = { details: FORM, footer: FOOTER };

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const { document } = this;
    return {
      ...(await super._prepareContext(options)),
      fields: fieldRows(document.schema, document._source, this.constructor[ours.fields]),
      buttons: saveButtons(),
    };
  }
}

/** Who takes part in a combat. */
export class CombatantConfig extends PlainSheet {
  static override [ours.fields] = ["name", "img", "initiative", "hidden", "defeated"];
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["combatant-config"],
    position: { width: 420 },
    window: { icon: "fa-solid fa-swords" },
  };
}

/** A table: what it is called and how it is rolled. */
export class RollTableSheet extends PlainSheet {
  static override [ours.fields] = ["name", "img", "description", "formula", "replacement", "displayRoll"];
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["roll-table-sheet"],
    window: { icon: "fa-solid fa-table-list" },
  };
}
