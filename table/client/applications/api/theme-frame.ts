const THEMES = ["theme-light", "theme-dark"] as const;
export type PageTheme = (typeof THEMES)[number];

const PINNED = "data-theme-pinned";

/** The current theme of windows: the page's. */
function pageTheme(document: Document): PageTheme {
  return document.body.classList.contains("theme-light") ? "theme-light" : "theme-dark";
}

/** Gives a frame the page's theme class. A class of its own pins a frame to one theme. */
export function themeFrame(frame: HTMLElement): void {
  const pinned = THEMES.some((theme) => frame.classList.contains(theme));
  frame.classList.add("themed");
  if (pinned) frame.setAttribute(PINNED, "");
  else frame.classList.add(pageTheme(frame.ownerDocument));
}

/** Gives the page and its open windows one theme, and the interface around them another. */
export function applyPageTheme(document: Document, applications: PageTheme, interface_: PageTheme = applications): void {
  const windows = document.querySelectorAll<HTMLElement>(`.application.themed:not([${PINNED}])`);
  for (const element of [document.body, ...windows]) setTheme(element, applications);
  const around = document.getElementById("interface");
  if (around) setTheme(around, interface_);
}

function setTheme(element: HTMLElement, theme: PageTheme): void {
  element.classList.remove(...THEMES);
  element.classList.add(theme);
  if (element !== element.ownerDocument.body) element.classList.add("themed");
}
