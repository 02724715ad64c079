/** Typing in the search field of a list of aspects leaves those whose phrase or bearer has it, and those chosen. */
export function listenToSearch(element: HTMLElement): void {
  element.addEventListener("input", ({ target }) => {
    if (isSearch(target)) narrow(target);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !isSearch(event.target)) return;
    // It goes on to the first found; the window is not answered with it.
    event.preventDefault();
    event.stopImmediatePropagation();
    const list = event.target.closest("[data-norn-reach]");
    list?.querySelector<HTMLElement>("fieldset:not([hidden]) label:not([hidden]) input:enabled")?.focus();
  });
}

/** The text in the search field, "" where there is none. */
export function searchedFor(element: HTMLElement): string {
  return element.querySelector<HTMLInputElement>("[data-norn-search]")?.value ?? "";
}

/** Searches again after the list was drawn anew. */
export function searchAgain(element: HTMLElement, words: string): void {
  const field = element.querySelector<HTMLInputElement>("[data-norn-search]");
  if (!field || words === "") return;
  field.value = words;
  narrow(field);
}

function isSearch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches("[data-norn-search]");
}

function narrow(field: HTMLInputElement): void {
  const wanted = plain(field.value.trim());
  for (const group of field.closest("[data-norn-reach]")?.querySelectorAll<HTMLElement>("fieldset") ?? []) {
    const ofBearer = plain(group.querySelector("legend")?.textContent ?? "").includes(wanted);
    let shown = 0;
    for (const row of group.querySelectorAll<HTMLElement>("label")) {
      const chosen = row.querySelector<HTMLInputElement>("input")?.checked === true;
      row.hidden = !(ofBearer || chosen || plain(row.textContent).includes(wanted));
      if (!row.hidden) shown += 1;
    }
    group.hidden = shown === 0;
  }
}

/** Without accents and capitals, so that one finds what one cannot type. */
function plain(words: string): string {
  return words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();
}
