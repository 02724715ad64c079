const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** Shows only the entries whose name contains the text, with their folders; without a text, everything. */
export const filterDirectory = (list: HTMLElement, words: string): void => {
  const wanted = plain(words);
  const shows = (entry: HTMLElement): boolean => plain(entry.querySelector(".entry-name")?.textContent ?? "").includes(wanted);
  for (const entry of list.querySelectorAll<HTMLElement>(".directory-item.entry")) entry.hidden = wanted !== "" && !shows(entry);
  for (const folder of list.querySelectorAll<HTMLElement>(".directory-item.folder")) {
    const some = folder.querySelector(".directory-item.entry:not([hidden])") !== null;
    folder.hidden = wanted !== "" && !some;
    folder.classList.toggle("found", wanted !== "" && some);
  }
};
