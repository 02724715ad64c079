import * as ours from "../../../common/ours.ts";
import type { ApplicationConfiguration, ApplicationOptions } from "../api/application-types.ts";
import { currentUser, localize, localizeOr, notifications } from "../platform.ts";
import type { ContextMenuEntry } from "../ux/context-menu-entries.ts";
import type { CompendiumPack, DirectoryDocument } from "./directory-documents.ts";
import type { TreeEntry, TreeFolder } from "./directory-tree.ts";
import { DocumentDirectory, type DirectoryAction } from "./document-directory.ts";
import { importData } from "./drop-on-directory.ts";
import { storedTreeFolder } from "./tree-folder.ts";
import { menuEntry } from "./menu-entry.ts";

/** The window of one compendium pack: its documents to open, to drag out and to import. */
export class Compendium extends DocumentDirectory {
  declare readonly options: ApplicationConfiguration & { collection: CompendiumPack };

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["compendium"],
    window: { frame: true, positioned: true, resizable: true, icon: "fa-solid fa-book-atlas" },
    position: { width: 360, height: 480 },
  };

  constructor(options: ApplicationOptions & { collection: CompendiumPack }) {
    const place = options.collection.collection.replaceAll(".", "-");
    super({ ...options, id: `compendium-${place}`, uniqueId: place });
  }

  override get collection(): CompendiumPack {
    return this.options.collection;
  }

  override get documentName(): string {
    return this.collection.documentName;
  }

  override get title(): string {
    return localize(this.collection.title);
  }

  protected override [ours.entries](): TreeEntry[] {
    return [...this.collection.index].map((entry) => ({
      id: entry._id,
      uuid: entry.uuid,
      name: entry.name,
      img: entry.img,
      folder: entry.folder ?? null,
      sort: entry.sort ?? 0,
      invalid: false,
    }));
  }

  protected override [ours.folders](): TreeFolder[] {
    return this.collection.folders.map(storedTreeFolder);
  }

  protected override [ours.actions](): DirectoryAction[] {
    return [];
  }

  protected override _getEntryContextOptions(): ContextMenuEntry[] {
    // An adventure is imported from its own window: the world has no directory of adventures.
    if (this.documentName === "Adventure") return [];
    return [
      menuEntry({
        label: localizeOr("COMPENDIUM.ImportEntry", "Import"),
        icon: "fa-solid fa-download",
        visible: () => this[ours.world]().documentClass.canUserCreate(currentUser()),
        run: (target) => this.#import(target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? ""),
      }),
    ];
  }

  protected override _getFolderContextOptions(): ContextMenuEntry[] {
    return [];
  }

  protected override async [ours.document](id: string): Promise<DirectoryDocument | undefined> {
    return (await this.collection.getDocument(id)) ?? undefined;
  }

  protected override async [ours.onDropEvent](_event: DragEvent): Promise<void> {
    notifications.warn(
      localizeOr("COMPENDIUM.LockedWarning", "The compendium {title} is locked: nothing can be put into it.", {
        title: this.title,
      }),
    );
  }

  async #import(id: string): Promise<void> {
    const document = await this[ours.document](id);
    if (document === undefined) return;
    const world = this[ours.world]();
    await world.documentClass.create(importData(world, document));
    notifications.info(localizeOr("COMPENDIUM.Imported", "{name} is in the world now.", { name: document.name }));
  }
}
