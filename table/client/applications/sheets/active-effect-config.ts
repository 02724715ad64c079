import { ACTIVE_EFFECT_CHANGE_TYPES, ACTIVE_EFFECT_MODES } from "../../../common/constants/scene.ts";
import { isPlain, listOf, objectOf, type PlainObject } from "../../../common/plain-object.ts";
import { getProperty, setProperty } from "../../../common/utils/properties.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { getConfig } from "../../core/globals.ts";
import { host } from "../../../common/host.ts";
import { configured, localize } from "../platform.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import "./effect-templates.data.ts";
import { fieldRows } from "./fields-sheet.ts";
import { saveButtons } from "./save-buttons.ts";

const DETAILS = ["tint", "description", "disabled", "transfer", "statuses"];

/** An effect: what it is called, how long it holds and what it changes. Its parts and tabs have Foundry's names (DOC). */
export class ActiveEffectConfig extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["active-effect-config"],
    position: { width: 560 },
    window: { icon: "fa-solid fa-bolt", contentClasses: ["standard-form"], resizable: true },
    form: { closeOnSubmit: true },
    actions: { addChange: ActiveEffectConfig.#onAddChange, deleteChange: ActiveEffectConfig.#onDeleteChange },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    header: { template: "templates/sheets/active-effect/header.hbs" },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    details: { template: "templates/sheets/active-effect/details.hbs", scrollable: [""] },
    duration: { template: "templates/sheets/active-effect/duration.hbs" },
    changes: { template: "templates/sheets/active-effect/changes.hbs", scrollable: ["ol[data-changes]"] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  static override TABS = {
    sheet: {
      tabs: [
        { id: "details", icon: "fa-solid fa-book" },
        { id: "duration", icon: "fa-solid fa-clock" },
        { id: "changes", icon: "fa-solid fa-gears" },
      ],
      initial: "details",
      labelPrefix: "EFFECT.TABS",
    },
  };

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const { parent } = this.document;
    const of = Reflect.get(parent ?? {}, "documentName");
    return {
      ...(await super._prepareContext(options)),
      isActorEffect: of === "Actor",
      isItemEffect: of === "Item",
      buttons: saveButtons(),
    };
  }

  protected override async _preparePartContext(
    partId: string,
    context: ApplicationRenderContext,
    options: ApplicationRenderOptions,
  ): Promise<ApplicationRenderContext> {
    const part = await super._preparePartContext(partId, context, options);
    const { document } = this;
    if (partId === "details")
      Object.assign(part, { rows: fieldRows(document.schema, document._source, DETAILS), statuses: statuses() });
    if (partId === "duration") part["rows"] = fieldRows(document.schema, document._source, durationPaths(document._source));
    if (partId === "changes") Object.assign(part, this.#changes());
    return part;
  }

  /** 13 keeps changes on the effect, 14 in its type's data. */
  get #path(): string {
    return host.generation >= 14 ? "system.changes" : "changes";
  }

  #changes(): PlainObject {
    const kind = host.generation >= 14 ? "type" : "mode";
    const stored = listOf(getProperty(this.document._source, this.#path)).filter(isPlain);
    return { path: this.#path, kind, modes: modes(), rows: stored.map((one) => ({ ...one, chosen: String(one[kind] ?? "") })) };
  }

  protected override _processFormData(event: Event | null, form: HTMLFormElement, formData: FormDataExtended): PlainObject {
    const data = super._processFormData(event, form, formData);
    const changes = getProperty(data, this.#path);
    if (isPlain(changes)) setProperty(data, this.#path, Object.values(changes));
    return data;
  }

  static async #onAddChange(this: ActiveEffectConfig): Promise<void> {
    const changes = listOf(getProperty(this.document._source, this.#path));
    await this.document.update({ [this.#path]: [...changes, { key: "", value: "" }] });
  }

  static async #onDeleteChange(this: ActiveEffectConfig, _event: Event, target: HTMLElement): Promise<void> {
    const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"]);
    const changes = listOf(getProperty(this.document._source, this.#path));
    await this.document.update({ [this.#path]: changes.filter((_change, at) => at !== index) });
  }
}

/** The conditions to choose from. */
function statuses(): { value: string; label: string }[] {
  return getConfig().statusEffects.map(({ id, name }) => ({ value: id, label: localize(name) }));
}

function durationPaths(source: object): string[] {
  const duration = objectOf(Reflect.get(source, "duration"));
  return Object.keys(duration)
    .filter((key) => !["combat", "startTime", "startRound", "startTurn"].includes(key))
    .map((key) => `duration.${key}`);
}

/** The kinds of changes to choose from, by how they are stored. */
function modes(): Record<string, string> {
  if (host.generation < 14)
    return Object.fromEntries(Object.entries(ACTIVE_EFFECT_MODES).map(([name, mode]) => [mode, `EFFECT.MODE_${name}`]));
  const types = configured<{ changeTypes?: Record<string, { label: string }> }>("ActiveEffect")?.changeTypes;
  return Object.fromEntries(Object.keys(types ?? ACTIVE_EFFECT_CHANGE_TYPES).map((type) => [type, types?.[type]?.label ?? type]));
}
