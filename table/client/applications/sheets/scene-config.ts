import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { fieldRows, fieldsOfTab } from "./fields-sheet.ts";
import { saveButtons } from "./save-buttons.ts";

/** What the tabs show of a scene: what the Table keeps of it. The others are empty. */
const TAB_FIELDS: Readonly<Record<string, readonly string[]>> = {
  basics: ["name", "navigation", "navName", "background.src", "backgroundColor", "width", "height", "padding"],
  grid: ["grid.type", "grid.size", "grid.distance", "grid.units", "grid.color", "grid.alpha"],
};

/** The tabs by Foundry's names, in each generation (DOC SceneConfig). */
const TABS_OF_13: Readonly<Record<string, string>> = {
  basics: "fa-solid fa-image",
  grid: "fa-solid fa-grid",
  lighting: "fa-solid fa-lightbulb",
  ambience: "fa-solid fa-cloud-sun",
};
const TABS_OF_14: Readonly<Record<string, string>> = {
  basics: "fa-solid fa-image",
  grid: "fa-solid fa-grid",
  levels: "fa-solid fa-layer-group",
  visibility: "fa-solid fa-eye",
  environment: "fa-solid fa-cloud-sun",
  misc: "fa-solid fa-gears",
};

const templateOf = (tab: string): string => `templates/scene/config/${tab}.hbs`;
for (const tab of Object.keys({ ...TABS_OF_13, ...TABS_OF_14 })) CORE_TEMPLATES[templateOf(tab)] = fieldsOfTab(tab);

const partsOf = (tabs: Readonly<Record<string, string>>): Record<string, HandlebarsTemplatePart> => ({
  tabs: { template: "templates/generic/tab-navigation.hbs" },
  ...Object.fromEntries(Object.keys(tabs).map((tab) => [tab, { template: templateOf(tab), scrollable: [""] }])),
  footer: { template: "templates/generic/form-footer.hbs" },
});

const tabsOf = (tabs: Readonly<Record<string, string>>): typeof SceneConfig.TABS => ({
  sheet: {
    tabs: Object.entries(tabs).map(([id, icon]) => ({ id, icon })),
    initial: "basics",
    labelPrefix: "SCENE.TABS.SHEET",
  },
});

/** A scene: what it is called and how large it is. Systems add tabs of their own. */
export class SceneConfig extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "scene-config-{id}",
    classes: ["scene-config"],
    position: { width: 560 },
    window: { icon: "fa-solid fa-map", contentClasses: ["standard-form"], resizable: true },
    form: { closeOnSubmit: true },
  };
  static override PARTS = partsOf(TABS_OF_13);
  static override TABS: { sheet: { tabs: { id: string; icon: string }[]; initial: string; labelPrefix: string } } =
    tabsOf(TABS_OF_13);

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    return { ...(await super._prepareContext(options)), buttons: saveButtons() };
  }

  protected override async _preparePartContext(
    partId: string,
    context: ApplicationRenderContext,
    options: ApplicationRenderOptions,
  ): Promise<ApplicationRenderContext> {
    const part = await super._preparePartContext(partId, context, options);
    return Object.assign(part, { rows: fieldRows(this.document.schema, this.document._source, TAB_FIELDS[partId] ?? []) });
  }
}

/** Its parts and tabs are those of the generation. Before the system's modules, which spread them into their own. */
export function adaptSceneConfig(generation: number): void {
  const tabs = generation >= 14 ? TABS_OF_14 : TABS_OF_13;
  SceneConfig.PARTS = partsOf(tabs);
  SceneConfig.TABS = tabsOf(tabs);
}
