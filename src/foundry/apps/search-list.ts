import { isInput } from "../redraw/elements.ts";

/**
 * Typing in a list's search field leaves the chosen rows, and those that contain all the words, in themselves or in their group's
 * legend. Enter and the down arrow go to the first match; they do not submit the window.
 */
export function listenToSearch(element: HTMLElement): void {
  element.addEventListener("input", ({ target }) => {
    if (isSearch(target)) narrow(target);
  });
  element.addEventListener("keydown", (event) => {
    if (!isSearch(event.target) || (event.key !== "Enter" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const list = event.target.closest("[data-norn-list]");
    const first = list?.querySelector<HTMLInputElement>("fieldset:not([hidden]) label:not([hidden]) input:enabled");
    first?.focus();
    // A radio button is chosen by focusing it; a checkbox is not ticked by it.
    if (first?.type === "radio") first.click();
  });
}

/** Searches again after the list was redrawn. */
export function searchAgain(element: HTMLElement): void {
  const field = element.querySelector<HTMLInputElement>("[data-norn-search]");
  if (field && field.value !== "") narrow(field);
}

function isSearch(target: EventTarget | null): target is HTMLInputElement {
  return isInput(target) && target.matches("[data-norn-search]");
}

function narrow(field: HTMLInputElement): void {
  const list = field.closest("[data-norn-list]");
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of list?.querySelectorAll<HTMLElement>("fieldset") ?? []) {
    const parent = group.querySelector("legend")?.textContent ?? "";
    let shown = 0;
    for (const row of group.querySelectorAll<HTMLElement>("label")) {
      const chosen = row.querySelector<HTMLInputElement>("input")?.checked === true;
      const said = plain(`${row.textContent} ${parent}`);
      row.hidden = !chosen && !wanted.every((word) => said.includes(word));
      if (!row.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    found += shown;
  }
  for (const fold of list?.querySelectorAll("details") ?? []) fold.open ||= wanted.length > 0;
  const nothing = list?.querySelector<HTMLElement>("[data-norn-nothing]");
  if (nothing) nothing.hidden = found > 0;
}

/** Without diacritics and capitals, so that plain letters find all. */
function plain(words: string): string {
  return words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();
}
