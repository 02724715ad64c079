import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentLanguage, localize, localizeOr } from "../platform.ts";
import { directoryGame, pluralLabel, type CompendiumPack } from "./directory-documents.ts";
import { AbstractSidebarTab } from "../sidebar/abstract-sidebar-tab.ts";
import { DIRECTORY_TEMPLATES } from "./directory-templates.data.ts";
import { filterDirectory } from "./filter-directory.ts";
import { moveInDirectory } from "./directory-keyboard.ts";
import { openCompendium } from "./open-compendium.ts";

Object.assign(CORE_TEMPLATES, DIRECTORY_TEMPLATES);

/** The compendium packs, by document type. */
export class CompendiumDirectory extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "compendium";

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["directory", "compendium-sidebar", "flexcol"],
    window: { title: "COMPENDIUM.SidebarTitle", icon: "fa-solid fa-book-atlas" },
    actions: { activateEntry: CompendiumDirectory.#onActivateEntry },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    header: { template: "templates/sidebar/directory/header.hbs" },
    directory: { template: "templates/sidebar/directory/packs.hbs", scrollable: [""] },
    footer: { template: "templates/sidebar/directory/footer.hbs" },
  };

  override get title(): string {
    return localizeOr("COMPENDIUM.SidebarTitle", "Compendium Packs");
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const context = await super._prepareContext(options);
    const packs = directoryGame().packs.contents.filter((pack) => pack.visible);
    return Object.assign(context, {
      actions: [],
      search: "",
      searchLabel: localizeOr("SIDEBAR.Search", "Search {types}", { types: this.title }),
      listLabel: this.title,
      packs: packs.map(packRow).sort((a, b) => a.title.localeCompare(b.title, currentLanguage())),
      emptyLabel: packs.length === 0 ? localizeOr("SIDEBAR.Empty", "Nothing here yet") : "",
    });
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("input", (event) => {
      if (event.target instanceof HTMLInputElement && event.target.name === "search")
        filterDirectory(this.element, event.target.value);
    });
    this.element.addEventListener("keydown", (event) => moveInDirectory(this.element, event));
  }

  static async #onActivateEntry(this: CompendiumDirectory, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await openCompendium(target.closest<HTMLElement>("[data-pack]")?.dataset["pack"] ?? "");
  }
}

interface PackRow {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly locked: boolean;
  readonly lockedLabel: string;
}

const packRow = (pack: CompendiumPack): PackRow => ({
  id: pack.collection,
  title: localize(pack.title),
  kind: pluralLabel(pack.documentName),
  locked: pack.locked,
  lockedLabel: localizeOr("COMPENDIUM.Locked", "locked"),
});
