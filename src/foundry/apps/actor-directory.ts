import type { NornActor } from "../documents/norn-actor.ts";
import { dataAround } from "../redraw/elements.ts";

interface DirectoryButton {
  /** A class that nothing else has. */
  readonly className: string;
  /** Name of an icon, without its style. */
  readonly icon: string;
  /** A key of the language files. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Puts a button at the top of the list of actors, once. */
export function addDirectoryButton(
  directory: HTMLElement,
  { className, icon: name, label: key, onClick }: DirectoryButton,
): void {
  const actions = directory.querySelector(".directory-header .header-actions");
  if (!actions || actions.querySelector(`.${className}`)) return;
  const icon = document.createElement("i");
  icon.className = `fa-solid ${name}`;
  icon.inert = true;
  const label = document.createElement("span");
  label.textContent = game.i18n.localize(key);
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.append(icon, label);
  button.addEventListener("click", onClick);
  actions.append(button);
}

/** The actor of a row in the list; null for a folder. */
export function listedActor(row: HTMLElement): NornActor | null {
  return game.actors.get(dataAround(row, "entryId")) ?? null;
}
