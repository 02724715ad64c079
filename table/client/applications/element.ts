type Attribute = string | number | boolean | null | undefined;

/**
 * Makes an element. Attributes that are false, null or undefined are left out, true ones are empty;
 * functions listen to the event of their name (`onclick`).
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, Attribute | ((event: Event) => unknown)>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.replace(/^on/, ""), value);
    else if (value !== false && value !== null && value !== undefined)
      made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/** An icon of the free set, hidden from screen readers. */
export function iconElement(classes: string): HTMLElement {
  return element("i", { class: classes, inert: true });
}
