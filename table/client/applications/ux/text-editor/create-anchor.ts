import type { AnchorOptions } from "./enrichment-types.ts";

/** An `<a>` with an icon and a name. It has no URL: it can be focused and pressed like a button. */
export function createAnchor({
  attrs = {},
  dataset = {},
  classes = [],
  name = "",
  icon = null,
}: AnchorOptions = {}): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.classList.add(...classes);
  for (const [key, value] of Object.entries({ role: "button", tabindex: "0", ...attrs })) anchor.setAttribute(key, value);
  for (const [key, value] of Object.entries(dataset)) if (value) anchor.dataset[key] = value;
  if (icon) {
    const mark = document.createElement("i");
    mark.className = icon;
    mark.setAttribute("inert", "");
    anchor.append(mark);
  }
  anchor.append(name);
  return anchor;
}
