import * as ours from "../../../common/ours.ts";
import { elementOf } from "../../core/event-target.ts";
import { Hooks } from "../../core/hooks.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentLanguage, currentUser, localize, localizeOr, notifications } from "../platform.ts";
import type { ContextMenuEntry } from "../ux/context-menu-entries.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import {
  directoryGame,
  pluralLabel,
  worldCollection,
  type DirectoryCollection,
  type DirectoryDocument,
} from "./directory-documents.ts";
import { folderMenu } from "./folder-menu.ts";
import { entryMenu } from "./entry-menu.ts";
import { moveInDirectory } from "./directory-keyboard.ts";
import { buildTree, type TreeEntry, type TreeFolder } from "./directory-tree.ts";
import { dropOnDirectory } from "./drop-on-directory.ts";
import { AbstractSidebarTab } from "../sidebar/abstract-sidebar-tab.ts";
import { DIRECTORY_TEMPLATES } from "./directory-templates.data.ts";
import { filterDirectory } from "./filter-directory.ts";
import { treeFolder } from "./tree-folder.ts";
import { createFolder } from "./create-folder.ts";

/** A button above the list. */
export interface DirectoryAction {
  readonly action: string;
  readonly label: string;
  readonly icon: string;
  readonly cssClass: string;
}

Object.assign(CORE_TEMPLATES, DIRECTORY_TEMPLATES);

const TEMPLATES = "templates/sidebar/directory";

/**
 * A list of documents of one type in their folders: open, create, drag out, drop in, a menu on each (by the right button or the
 * menu key). Invalid documents are listed as such, so that they can be deleted. Source: platform.md §3.2, §4.
 */
export class DocumentDirectory extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  declare ["constructor"]: typeof DocumentDirectory;
  static documentName = "";
  static [ours.entryIcon] = "fa-solid fa-file";

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["directory", "flexcol"],
    actions: {
      activateEntry: DocumentDirectory.#onActivateEntry,
      createEntry: DocumentDirectory.#onCreateEntry,
      createFolder: DocumentDirectory.#onCreateFolder,
      toggleFolder: DocumentDirectory.#onToggleFolder,
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    header: { template: `${TEMPLATES}/header.hbs` },
    directory: {
      template: `${TEMPLATES}/directory.hbs`,
      templates: [`${TEMPLATES}/folder.hbs`, `${TEMPLATES}/entry.hbs`],
      scrollable: [""],
    },
    footer: { template: `${TEMPLATES}/footer.hbs` },
  };

  readonly #expanded = new Set<string>();
  #search = "";
  #drawing: ReturnType<typeof setTimeout> | undefined;

  get documentName(): string {
    return this.constructor.documentName;
  }

  /** What it lists: a collection of the world, or a compendium pack. */
  get collection(): { readonly documentName: string } {
    return this[ours.world]();
  }

  /** The world's collection of this type. */
  protected [ours.world](): DirectoryCollection {
    return worldCollection(this.documentName);
  }

  override get title(): string {
    return pluralLabel(this.documentName);
  }

  /** The entries, as far as the user may see them. */
  protected [ours.entries](): TreeEntry[] {
    const world = this[ours.world]();
    const invalid = currentUser()?.isGM === true ? [...world.invalidDocumentIds] : [];
    return [...world[ours.listed]().map(entryOf), ...invalid.map((id) => this.#invalidEntry(id))];
  }

  protected [ours.folders](): TreeFolder[] {
    const all = directoryGame().folders?.contents ?? [];
    return all.filter((folder) => folder.type === this.documentName).map(treeFolder);
  }

  protected [ours.actions](): DirectoryAction[] {
    const user = currentUser();
    const { documentClass, documentName } = this[ours.world]();
    const type = localize(`DOCUMENT.${documentName}`);
    const create = { action: "createEntry", cssClass: "create-entry", icon: "fa-solid fa-plus" };
    const folder = { action: "createFolder", cssClass: "create-folder", icon: "fa-solid fa-folder-plus" };
    return [
      ...(documentClass.canUserCreate(user)
        ? [{ ...create, label: localizeOr("SIDEBAR.ACTIONS.CREATE.Document", "Create {type}", { type }) }]
        : []),
      ...(user?.isGM === true ? [{ ...folder, label: localizeOr("FOLDER.Create", "Create Folder") }] : []),
    ];
  }

  protected _getEntryContextOptions(): ContextMenuEntry[] {
    return entryMenu(this[ours.world]());
  }

  protected _getFolderContextOptions(): ContextMenuEntry[] {
    return folderMenu();
  }

  protected async [ours.document](id: string): Promise<DirectoryDocument | undefined> {
    return this[ours.world]().get(id);
  }

  /** A click on an entry, or Enter. */
  protected async [ours.openEntry](document: DirectoryDocument): Promise<void> {
    if (document.sheet) await document.sheet.render({ force: true });
    else notifications.warn(localizeOr("SIDEBAR.NoSheet", "There is no sheet for {name}.", { name: document.name }));
  }

  protected async [ours.onDropEvent](event: DragEvent): Promise<void> {
    const folder = elementOf(event).closest<HTMLElement>("[data-folder-id]")?.dataset["folderId"] ?? null;
    await dropOnDirectory(this[ours.world](), event, folder);
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const context = await super._prepareContext(options);
    const entries = this[ours.entries]();
    const tree = buildTree({
      entries,
      folders: this[ours.folders](),
      expanded: this.#expanded,
      language: currentLanguage(),
      emptyFolders: currentUser()?.isGM === true,
    });
    return Object.assign(context, {
      tree,
      actions: this[ours.actions](),
      search: this.#search,
      searchLabel: localizeOr("SIDEBAR.Search", "Search {types}", { types: this.title }),
      listLabel: this.title,
      listId: this.id,
      entryIcon: this.constructor[ours.entryIcon],
      invalidLabel: localizeOr("SIDEBAR.Invalid", "invalid"),
      emptyLabel: entries.length === 0 && tree.folders.length === 0 ? localizeOr("SIDEBAR.Empty", "Nothing here yet") : "",
    });
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(() => this._getEntryContextOptions(), ".directory-item.entry", {
      hookName: `get${this.documentName}ContextOptions`,
      parentClassHooks: false,
    });
    this._createContextMenu(() => this._getFolderContextOptions(), ".folder-header", {
      hookName: "getFolderContextOptions",
      parentClassHooks: false,
    });
    this.element.addEventListener("input", (event) => {
      if (event.target instanceof HTMLInputElement && event.target.name === "search") this.#filter(event.target.value);
    });
    this.element.addEventListener("keydown", (event) => moveInDirectory(this.element, event));
    for (const name of [this.documentName, "Folder"]) {
      for (const happened of ["create", "update", "delete"]) Hooks.on(`${happened}${name}`, this.#changed);
    }
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#filter(this.#search);
    new DragDrop.implementation({
      dragSelector: ".directory-item",
      callbacks: { dragstart: (event) => this._onDragStart(event), drop: (event) => this[ours.onDropEvent](event) },
    }).bind(this.element);
  }

  protected _onDragStart(event: DragEvent): void {
    const item = elementOf(event).closest<HTMLElement>(".directory-item");
    const { uuid, entryId } = item?.dataset ?? {};
    if (!uuid) return;
    const type = entryId === undefined ? "Folder" : this.documentName;
    event.dataTransfer?.setData("text/plain", JSON.stringify({ type, uuid }));
  }

  #invalidEntry(id: string): TreeEntry {
    return {
      id,
      uuid: `${this.documentName}.${id}`,
      name: nameOfInvalid(this[ours.world](), id),
      folder: null,
      sort: 0,
      invalid: true,
    };
  }

  #filter(words: string): void {
    this.#search = words;
    filterDirectory(this.element, words);
  }

  /** What belongs to another document is in no list. */
  readonly #changed = ({ parent }: { readonly parent?: unknown }): void => {
    if (!parent) this.#drawSoon();
  };

  /** Many documents may change at once; the list is rendered again only once. */
  #drawSoon(): void {
    clearTimeout(this.#drawing);
    this.#drawing = setTimeout(() => void this.render(), 10);
  }

  static async #onActivateEntry(this: DocumentDirectory, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "";
    const document = await this[ours.document](id);
    if (document) await this[ours.openEntry](document);
    else notifications.warn(localizeOr("SIDEBAR.InvalidEntry", "This document cannot be read. Its menu offers to delete it."));
  }

  static async #onCreateEntry(this: DocumentDirectory): Promise<void> {
    await this[ours.world]().documentClass.createDialog({}, {});
  }

  static async #onCreateFolder(this: DocumentDirectory): Promise<void> {
    await createFolder(this.documentName);
  }

  static #onToggleFolder(this: DocumentDirectory, _event: PointerEvent, target: HTMLElement): void {
    const folder = target.closest<HTMLElement>("[data-folder-id]");
    const id = folder?.dataset["folderId"] ?? "";
    if (!this.#expanded.delete(id)) this.#expanded.add(id);
    // Changed in place, so that the focus stays where it is.
    const open = this.#expanded.has(id);
    folder?.classList.toggle("expanded", open);
    folder?.classList.toggle("collapsed", !open);
    target.setAttribute("aria-expanded", String(open));
    target.querySelector("i")?.classList.toggle("fa-folder-open", open);
    target.querySelector("i")?.classList.toggle("fa-folder", !open);
  }
}

const entryOf = (each: DirectoryDocument): TreeEntry => ({
  id: each.id,
  uuid: each.uuid,
  name: each.name,
  img: each.img,
  folder: each.folder?.id ?? null,
  sort: each.sort ?? 0,
  invalid: false,
});

/** A document that cannot be created still has its stored name, or its id. */
const nameOfInvalid = (collection: DirectoryCollection, id: string): string => {
  const name = collection[ours.invalidSources].get(id)?.["name"];
  return typeof name === "string" && name !== "" ? name : id;
};
