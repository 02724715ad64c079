import morphdom from "morphdom";
import { type RenderedField, fieldsIn, isChanged, isChoice, replaceOptions, showRendered } from "./draft-fields.ts";
import { isElement, isSelect, isTextArea } from "./elements.ts";
import { keepFocus } from "./keep-focus.ts";
import { KEYED, type NodeKey, nodeKeys } from "./node-keys.ts";

export interface RedrawOptions {
  /**
   * Whether the user's choices since the last redraw are kept. They are if they are saved or used later; not if the new HTML
   * already includes them. Drafts are always kept.
   */
  readonly choices: "kept" | "drawn";
  /** Where the focus goes if its element is gone. */
  readonly orElse?: string;
  /** Names of fields whose choice is newer than the new HTML: it is kept in any case. */
  readonly chosenSince?: ReadonlySet<string>;
}

/** Redraws an element's content without disturbing the user. */
export function redraw(container: HTMLElement, html: string, options: RedrawOptions): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is of the same type
  const drawn = container.cloneNode(false) as HTMLElement;
  drawn.innerHTML = html;
  const restoreFocus = keepFocus(container, options.orElse);
  morph(container, drawn, options);
  restoreFocus();
}

/** Changes an element into the drawn one. Elements in both stay, with their scroll position, folds and drafts. */
export function morph(onPage: HTMLElement, drawn: HTMLElement, { choices, chosenSince }: RedrawOptions): void {
  const stays = (field: RenderedField): boolean =>
    choices === "kept" || !isChoice(field) || chosenSince?.has(field.name) === true;
  const kept = new Set(fieldsIn(onPage).filter((field) => isChanged(field) && stays(field)));
  const keyOf = nodeKeys(onPage, drawn);
  morphdom(onPage, drawn, {
    getNodeKey: keyOf,
    onBeforeNodeDiscarded: isDiscarded,
    onBeforeElUpdated: (before, after) => beforeElement(before, after, keyOf),
    onBeforeElChildrenUpdated: beforeChildren,
  });
  for (const field of fieldsIn(onPage)) if (!kept.has(field)) showRendered(field);
}

/** An open menu is no part of what is drawn. */
function isDiscarded(node: Node): boolean {
  return !(isElement(node) && node.matches("[popover]:popover-open"));
}

/** False if there is nothing left to compare. */
function beforeElement(onPage: HTMLElement, drawn: HTMLElement, keyOf: NodeKey): boolean {
  // It is on the page as it would be drawn (`keepRendered`).
  if (drawn.dataset["nornKept"] !== undefined) return false;
  // A fold whose state is stored elsewhere has it in the HTML; any other stays as the user left it.
  if (onPage.localName === "details" && onPage.dataset["fold"] === undefined) {
    drawn.toggleAttribute("open", onPage.hasAttribute("open"));
  }
  if (onPage.isEqualNode(drawn) && haveSameKeys(onPage, drawn, keyOf)) return false;
  // A custom element is replaced as a whole.
  if (onPage.localName.includes("-")) onPage.replaceWith(drawn);
  return !onPage.localName.includes("-");
}

/** Buttons that are alike differ in their number only: one of them may belong elsewhere though its surroundings look the same. */
function haveSameKeys(onPage: HTMLElement, drawn: HTMLElement, keyOf: NodeKey): boolean {
  const after = drawn.querySelectorAll(KEYED);
  return [...onPage.querySelectorAll(KEYED)].every((element, index) => keyOf(element) === keyOf(after[index] ?? drawn));
}

/** False for fields, whose content is filled in and not drawn. */
function beforeChildren(onPage: HTMLElement, drawn: HTMLElement): boolean {
  if (isTextArea(onPage) && isTextArea(drawn)) onPage.defaultValue = drawn.defaultValue;
  if (isSelect(onPage)) replaceOptions(onPage, drawn);
  return !onPage.matches("input, textarea, select");
}
