import morphdom from "morphdom";
import { fieldsIn, isChanged, isChoice, replaceOptions, showDrawn } from "./draft-fields.ts";
import { isSelect } from "./elements.ts";
import { keepFocus } from "./keep-focus.ts";
import { nodeKeys } from "./node-keys.ts";

export interface RedrawOptions {
  /**
   * Whether what a person ticked or chose since the last drawing stays. It does where it is written or used later; not where what is
   * drawn has taken it in already. Drafts always stay.
   */
  readonly choices: "kept" | "drawn";
  /** Where the focus goes when its place is gone. */
  readonly orElse?: string;
}

/** Draws the content of an element again without taking it out of a person's hands. */
export function redraw(container: HTMLElement, html: string, options: RedrawOptions): void {
  const drawn = container.cloneNode(false) as HTMLElement;
  drawn.innerHTML = html;
  const restoreFocus = keepFocus(container, options.orElse);
  morph(container, drawn, options);
  restoreFocus();
}

/** Brings an element to what was drawn. Elements that are in both stay, with their scrolling, folds and drafts. */
export function morph(onPage: HTMLElement, drawn: HTMLElement, { choices }: RedrawOptions): void {
  const kept = new Set(fieldsIn(onPage).filter((field) => isChanged(field) && (choices === "kept" || !isChoice(field))));
  morphdom(onPage, drawn, {
    getNodeKey: nodeKeys(onPage, drawn),
    onBeforeElUpdated: beforeElement,
    onBeforeElChildrenUpdated: beforeChildren,
  });
  for (const field of fieldsIn(onPage)) if (!kept.has(field)) showDrawn(field);
}

/** False where there is nothing to compare any more. */
function beforeElement(onPage: HTMLElement, drawn: HTMLElement): boolean {
  // A fold whose state is kept elsewhere says so; any other stays as the person left it.
  if (onPage.localName === "details" && onPage.dataset["fold"] === undefined) {
    drawn.toggleAttribute("open", onPage.hasAttribute("open"));
  }
  if (onPage.isEqualNode(drawn)) return false;
  // An element with a life of its own is taken as a whole.
  if (onPage.localName.includes("-")) onPage.replaceWith(drawn);
  return !onPage.localName.includes("-");
}

/** False for fields, whose content is not drawn but filled in. */
function beforeChildren(onPage: HTMLElement, drawn: HTMLElement): boolean {
  if (onPage.localName === "textarea") (onPage as HTMLTextAreaElement).defaultValue = (drawn as HTMLTextAreaElement).defaultValue;
  if (isSelect(onPage)) replaceOptions(onPage, drawn);
  return !onPage.matches("input, textarea, select");
}
