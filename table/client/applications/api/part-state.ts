/** What is restored when a part is replaced by its next rendering. */
export interface PartState {
  focus?: string;
  selection?: readonly [number, number, "forward" | "backward" | "none"];
  scrollPositions?: { selector: string; top: number; left: number }[];
  [state: string]: unknown;
}

/** Form elements that consist of other inputs. */
const OWN_ELEMENTS =
  "color-picker, code-mirror, document-tags, file-picker, multi-checkbox, multi-select, prose-mirror, range-picker, string-tags";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Notes the focus, the selection and the scroll positions of a part. */
export function notePartState(prior: HTMLElement, scrollable: readonly string[], state: PartState): void {
  const focused = prior.ownerDocument.activeElement;
  if (focused instanceof HTMLElement && prior.contains(focused)) {
    const selector = selectorOf(focused);
    if (selector) state.focus = selector;
    const selection = focused.parentElement?.closest(OWN_ELEMENTS) ? undefined : selectionOf(focused);
    if (selection) state.selection = selection;
  }
  state.scrollPositions = [];
  for (const selector of scrollable) {
    const element = selector === "" ? prior : prior.querySelector(selector);
    if (element) state.scrollPositions.push({ selector, top: element.scrollTop, left: element.scrollLeft });
  }
}

/** Restores the focus, the selection and the scroll positions. */
export function restorePartState(element: HTMLElement, state: PartState): void {
  if (state.focus) {
    const target = element.matches(state.focus) ? element : element.querySelector<HTMLElement>(state.focus);
    target?.focus({ preventScroll: true });
    if (target && state.selection) selectIn(target, state.selection);
  }
  for (const { selector, top, left } of state.scrollPositions ?? []) {
    const scrolled = selector === "" ? element : element.querySelector(selector);
    if (scrolled) Object.assign(scrolled, { scrollTop: top, scrollLeft: left });
  }
}

/**
 * A focused element is found again by its id, or by its name (and value, if several share the name). An input inside a custom
 * form element is found by that element, which passes the focus on.
 */
function selectorOf(element: HTMLElement): string | undefined {
  const whole = element.parentElement?.closest<HTMLElement>(OWN_ELEMENTS);
  if (whole) return selectorOf(whole);
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  if (!name) return undefined;
  const selector = `${element.tagName.toLowerCase()}[name="${CSS.escape(name)}"]`;
  const type = element.getAttribute("type");
  const value = element.getAttribute("value");
  return (type === "radio" || type === "checkbox") && value ? `${selector}[value="${CSS.escape(value)}"]` : selector;
}

function selectionOf(element: HTMLElement): PartState["selection"] {
  if (!isTextField(element)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = element;
  // Number fields and similar have no readable selection.
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd, selectionDirection ?? "none"];
}

function selectIn(element: HTMLElement, selection: NonNullable<PartState["selection"]>): void {
  if (isTextField(element) && selectionOf(element)) element.setSelectionRange(...selection);
}

function isTextField(element: HTMLElement): element is TextField {
  return "selectionStart" in element;
}
