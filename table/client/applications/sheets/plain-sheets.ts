import * as ours from "../../../common/ours.ts";
import { objectOf, type PlainObject } from "../../../common/plain-object.ts";
import { DataModel } from "../../../common/abstract/data-model.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { ApplicationV2 } from "../api/application.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { localizeOr } from "../platform.ts";
import { fieldRows } from "./fields-sheet.ts";

const FORM: HandlebarsTemplatePart = { template: "templates/sheets/table-fields.hbs" };
const FOOTER: HandlebarsTemplatePart = { template: "templates/generic/form-footer.hbs" };

function saveButtons(): PlainObject[] {
  return [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: localizeOr("Save", "Save") }];
}

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
      document,
      source: document._source,
      fields: fieldRows(document.schema, document._source, this.constructor[ours.fields]),
      rootId: this.id,
      buttons: saveButtons(),
    };
  }
}

/** An effect: what it is called and whether it holds. */
export class ActiveEffectConfig extends PlainSheet {
  static override [ours.fields] = ["name", "img", "tint", "description", "disabled", "transfer", "statuses"];
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["active-effect-config"],
    window: { icon: "fa-solid fa-bolt" },
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

const TOKEN_FIELDS = ["name", "displayName", "actorLink", "disposition", "texture.src", "width", "height", "displayBars"];

/** A token on a scene. */
export class TokenConfig extends PlainSheet {
  static override [ours.fields] = [...TOKEN_FIELDS, "hidden", "x", "y", "elevation"];
  static override DEFAULT_OPTIONS: ApplicationOptions = { classes: ["token-config"], window: { icon: "fa-solid fa-user-gear" } };
}

/** The tokens an actor will have. */
export class PrototypeTokenConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "prototype-token-config",
    classes: ["token-config"],
    tag: "form",
    position: { width: 520 },
    window: { icon: "fa-solid fa-user-gear", contentClasses: ["standard-form"] },
    form: { handler: PrototypeTokenConfig.#onSave, closeOnSubmit: true },
  };
  static override PARTS: Record<string, HandlebarsTemplatePart> = { details: FORM, footer: FOOTER };

  /** The prototype: part of an actor. */
  get token(): DataModel {
    const { prototype } = this.options;
    if (!(prototype instanceof DataModel)) throw new Error("A PrototypeTokenConfig is given the prototype of an actor");
    return prototype;
  }

  get actor(): DataModel | null {
    return this.token.parent;
  }

  override get title(): string {
    return localizeOr("TOKEN.TitlePrototype", "Prototype Token");
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const { token } = this;
    return {
      ...(await super._prepareContext(options)),
      token,
      source: token._source,
      fields: fieldRows(token.schema, token._source, TOKEN_FIELDS),
      rootId: this.id,
      buttons: saveButtons(),
    };
  }

  static async #onSave(
    this: PrototypeTokenConfig,
    _event: Event,
    _form: HTMLFormElement,
    data: { object: object },
  ): Promise<void> {
    const { actor } = this;
    const update: unknown = actor && Reflect.get(actor, "update");
    if (typeof update === "function") await update.call(actor, { prototypeToken: objectOf(data.object) });
  }
}
