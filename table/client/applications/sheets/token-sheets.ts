import { DataModel } from "../../../common/abstract/data-model.ts";
import { objectOf } from "../../../common/plain-object.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { ApplicationV2 } from "../api/application.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { localizeOr } from "../platform.ts";
import { fieldRows, fieldsOfTab } from "./fields-sheet.ts";
import { saveButtons } from "./save-buttons.ts";

/** The tabs by Foundry's names, and what they show here: what the Table keeps of a token and follows. */
const TAB_FIELDS: Readonly<Record<string, readonly string[]>> = {
  identity: ["name", "displayName", "actorLink", "disposition"],
  appearance: ["texture.src", "width", "height", "lockRotation", "alpha"],
  vision: ["sight.enabled", "sight.range", "sight.angle"],
  light: ["light.bright", "light.dim", "light.angle"],
  resources: ["displayBars", "bar1.attribute", "bar2.attribute"],
};
const ON_SCENE: Readonly<Record<string, readonly string[]>> = { identity: ["hidden"], appearance: ["x", "y", "elevation"] };

const ICONS: Readonly<Record<string, string>> = {
  identity: "fa-solid fa-memo-pad",
  appearance: "fa-solid fa-square-user",
  vision: "fa-solid fa-eye",
  light: "fa-solid fa-lightbulb",
  resources: "fa-solid fa-heart",
};

const templateOf = (tab: string): string => `templates/scene/token/${tab}.hbs`;
for (const tab of Object.keys(TAB_FIELDS)) CORE_TEMPLATES[templateOf(tab)] = fieldsOfTab(tab);

const PARTS: Record<string, HandlebarsTemplatePart> = {
  tabs: { template: "templates/generic/tab-navigation.hbs" },
  ...Object.fromEntries(Object.keys(TAB_FIELDS).map((tab) => [tab, { template: templateOf(tab), scrollable: [""] }])),
  footer: { template: "templates/generic/form-footer.hbs" },
};
const TABS = {
  sheet: {
    tabs: Object.entries(ICONS).map(([id, icon]) => ({ id, icon })),
    initial: "identity",
    labelPrefix: "TOKEN.TABS",
  },
};

function rowsOf(token: DataModel, tab: string): object[] {
  return fieldRows(token.schema, token._source, [...(TAB_FIELDS[tab] ?? []), ...(ON_SCENE[tab] ?? [])]);
}

/** A token on a scene. */
export class TokenConfig extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["token-config"],
    position: { width: 560 },
    window: { icon: "fa-solid fa-user-gear", contentClasses: ["standard-form"], resizable: true },
    form: { closeOnSubmit: true },
  };
  static override PARTS = { ...PARTS };
  static override TABS = { ...TABS };

  get token(): DataModel {
    return this.document;
  }

  get actor(): unknown {
    return Reflect.get(this.document, "actor");
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    return { ...(await super._prepareContext(options)), token: this.token, rootId: this.id, buttons: saveButtons() };
  }

  protected override async _preparePartContext(
    partId: string,
    context: ApplicationRenderContext,
    options: ApplicationRenderOptions,
  ): Promise<ApplicationRenderContext> {
    const part = await super._preparePartContext(partId, context, options);
    return Object.assign(part, { rows: rowsOf(this.token, partId) });
  }
}

/** The tokens an actor will have. */
export class PrototypeTokenConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "prototype-token-config",
    classes: ["token-config"],
    tag: "form",
    position: { width: 560 },
    window: { icon: "fa-solid fa-user-gear", contentClasses: ["standard-form"] },
    form: { handler: PrototypeTokenConfig.#onSave, closeOnSubmit: true },
  };
  static override PARTS = { ...PARTS };
  static override TABS = { ...TABS };

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
      fields: token.schema.fields,
      rootId: this.id,
      buttons: saveButtons(),
    };
  }

  protected override async _preparePartContext(
    partId: string,
    context: ApplicationRenderContext,
    options: ApplicationRenderOptions,
  ): Promise<ApplicationRenderContext> {
    const part = await super._preparePartContext(partId, context, options);
    return Object.assign(part, { rows: rowsOf(this.token, partId) });
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
