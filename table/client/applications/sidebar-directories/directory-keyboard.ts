/** What the arrow keys reach in a directory: names of entries and of folders, unless hidden in a closed folder. */
const STOPS = ".entry-name, .folder-name";

const isShown = (stop: HTMLElement): boolean => stop.offsetParent !== null;

/** Up, down, Home and End move among the entries; right and left open and close a folder. */
export const moveInDirectory = (list: HTMLElement, event: KeyboardEvent): void => {
  const stops = [...list.querySelectorAll<HTMLElement>(STOPS)].filter(isShown);
  const at = stops.findIndex((stop) => stop === event.target);
  if (at < 0) return;
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 };
  const next = steps[event.key];
  if (next !== undefined) {
    event.preventDefault();
    stops[next]?.focus();
    return;
  }
  const expanded = stops[at]!.getAttribute("aria-expanded");
  const wanted = { ArrowRight: "true", ArrowLeft: "false" }[event.key];
  if (expanded !== null && wanted !== undefined && expanded !== wanted) {
    event.preventDefault();
    stops[at]!.click();
  }
};
