import * as ours from "../../../common/ours.ts";
import type { ContextMenuEntry } from "../ux/context-menu-entries.ts";
import { currentUser, localizeOr } from "../platform.ts";
import type { DirectoryDocument } from "./directory-documents.ts";
import { DocumentDirectory } from "./document-directory.ts";
import { menuEntry } from "./menu-entry.ts";

/** A scene, as its directory needs to know it. */
interface SceneEntry extends DirectoryDocument {
  readonly active: boolean;
  view(): Promise<unknown>;
  activate(): Promise<unknown>;
}

function isScene(document: DirectoryDocument | undefined): document is SceneEntry {
  return document !== undefined && "active" in document && "view" in document && "activate" in document;
}

/** The scenes: a click views one, the menu activates it for everyone. */
export class SceneDirectory extends DocumentDirectory {
  static override tabName = "scenes";
  static override documentName = "Scene";
  static override [ours.entryIcon] = "fa-solid fa-map";
  static override DEFAULT_OPTIONS = {
    classes: ["scenes-sidebar"],
    window: { title: "DOCUMENT.Scenes", icon: "fa-solid fa-map" },
  };

  protected override async [ours.openEntry](document: DirectoryDocument): Promise<void> {
    if (isScene(document)) await document.view();
  }

  protected override _getEntryContextOptions(): ContextMenuEntry[] {
    const sceneOf = (target: HTMLElement): SceneEntry | undefined => {
      const found = this[ours.world]().get(target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "");
      return isScene(found) ? found : undefined;
    };
    return [
      menuEntry({
        label: localizeOr("SCENE.Activate", "Activate"),
        icon: "fa-solid fa-bullseye",
        visible: (target) => currentUser()?.isGM === true && sceneOf(target)?.active === false,
        run: (target) => sceneOf(target)?.activate(),
      }),
      ...super._getEntryContextOptions(),
    ];
  }
}
