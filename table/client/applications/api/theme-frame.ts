const THEMES = ["theme-light", "theme-dark"] as const;
const PINNED = "data-theme-pinned";

/** The theme in force for windows: the page's. */
export function pageTheme(document: Document): (typeof THEMES)[number] {
  return document.body.classList.contains("theme-light") ? "theme-light" : "theme-dark";
}

/** Let a frame carry the page's theme by name. A class of its own pins a frame to one theme. */
export function themeFrame(frame: HTMLElement): void {
  const pinned = THEMES.some((theme) => frame.classList.contains(theme));
  frame.classList.add("themed");
  if (pinned) frame.setAttribute(PINNED, "");
  else frame.classList.add(pageTheme(frame.ownerDocument));
}

/** Give the page, its interface and its open windows a theme. */
export function applyPageTheme(document: Document, theme: (typeof THEMES)[number]): void {
  const followers = document.querySelectorAll<HTMLElement>(`#interface, .application.themed:not([${PINNED}])`);
  for (const element of [document.body, ...followers]) {
    element.classList.remove(...THEMES);
    element.classList.add(theme);
  }
}
