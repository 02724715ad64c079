/** Shows the rows of a list that hold all the words typed, with their groups, and says where there are none. */
export function searchRows(frame: HTMLElement, typed: string): void {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of frame.querySelectorAll<HTMLElement>("[data-search-group]")) {
    const about = group.querySelector("legend")?.textContent ?? "";
    let shown = 0;
    for (const row of group.querySelectorAll<HTMLElement>("[data-search-row]")) {
      const said = `${row.textContent} ${about}`.toLocaleLowerCase();
      row.hidden = !words.every((word) => said.includes(word));
      if (!row.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    found += shown;
  }
  const nothing = frame.querySelector<HTMLElement>("[data-search-nothing]");
  if (nothing) nothing.hidden = found > 0;
}
