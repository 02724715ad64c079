import { addDirectoryButton, listedActor } from "../apps/actor-directory.ts";
import { contextMenuItem } from "../compat/context-menu-item.ts";
import { openImport, saveActorFile } from "./open-import.ts";
import { watchAdventures } from "./other-adventure.ts";

/** Export and import in the list of actors: its menu, a button, and files dropped on it; adventures of other games. Called in `init`. */
export function registerExchange(): void {
  watchAdventures();
  Hooks.on("getActorContextOptions", (_directory, entries) => {
    entries.push(
      contextMenuItem({
        label: "NORN.Exchange.export",
        icon: '<i class="fa-solid fa-file-export"></i>',
        visible: (target) => listedActor(target)?.isOwner === true,
        onClick: (target) => {
          const actor = listedActor(target);
          if (actor) void saveActorFile(actor);
        },
      }),
      contextMenuItem({
        label: "NORN.Exchange.import",
        icon: '<i class="fa-solid fa-file-import"></i>',
        visible: mayImport,
        onClick: () => void openImport(),
      }),
    );
  });
  Hooks.on("renderActorDirectory", (_directory, element) => {
    showImportButton(element);
    takeFiles(element);
  });
}

export function mayImport(): boolean {
  return Actor.implementation.canUserCreate(game.user);
}

/** An empty list has no menu. */
function showImportButton(directory: HTMLElement): void {
  if (!mayImport()) return;
  addDirectoryButton(directory, {
    className: "norn-open-import",
    icon: "fa-file-import",
    label: "NORN.Exchange.import",
    onClick: () => void openImport(),
  });
}

const taking = new WeakSet<HTMLElement>();

function takeFiles(directory: HTMLElement): void {
  if (taking.has(directory)) return;
  taking.add(directory);
  directory.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
  });
  directory.addEventListener("drop", (event) => void openDropped(event), { capture: true });
}

/** Opens the window with a file that is dropped; false if it is no file of JSON. */
export function openDropped(event: DragEvent): boolean {
  const file = [...(event.dataTransfer?.files ?? [])].find(
    ({ name, type }) => /\.json$/i.test(name) || type === "application/json",
  );
  if (!file) return false;
  event.preventDefault();
  event.stopPropagation();
  void openImport(file);
  return true;
}
