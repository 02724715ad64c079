import { element } from "../element.ts";
import { localizeOr } from "../platform.ts";
import { keepInside } from "./abstract-form-input-element.ts";

export interface Tag {
  key: string;
  label: string;
  tooltip?: string;
}

/** A list of tags, each with a remove button. */
export function tagList(): HTMLDivElement {
  return element("div", { class: "tags input-element-tags" });
}

/** Where a tag is typed: the button adds it, or Enter. */
export function listenToEntry(input: HTMLInputElement, button: HTMLButtonElement, add: () => void): void {
  keepInside(input);
  button.addEventListener("click", add);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    add();
  });
}

/** Shows tags in a list; `remove` is called with the key of the removed one. */
export function fillTags(list: HTMLElement, tags: readonly Tag[], editable: boolean, remove: (key: string) => void): void {
  const shown = tags.map(({ key, label, tooltip }) => {
    const tag = element(
      "div",
      { class: "tag", "data-key": key, ...(tooltip ? { "data-tooltip": tooltip } : {}) },
      element("span", {}, label),
    );
    if (!editable) return tag;
    const name = localizeOr("ELEMENTS.TAGS.Remove", "Remove {tag}", { tag: label });
    tag.append(
      element("button", {
        type: "button",
        class: "remove icon fa-solid fa-xmark",
        "aria-label": name,
        onclick: () => remove(key),
      }),
    );
    return tag;
  });
  list.replaceChildren(...shown);
}
