import { openBreaks } from "./open-breaks.ts";

/** Puts a button for the GM at the top of the list of actors. */
export function showBreaksButton(directory: HTMLElement): void {
  const actions = directory.querySelector(".directory-header .header-actions");
  if (!game.user.isGM || !actions || actions.querySelector(".norn-open-breaks")) return;
  const icon = document.createElement("i");
  icon.className = "fa-solid fa-flag";
  icon.inert = true;
  const label = document.createElement("span");
  label.textContent = game.i18n.localize("NORN.Break.title");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "norn-open-breaks";
  button.append(icon, label);
  button.addEventListener("click", () => void openBreaks());
  actions.append(button);
}
