/** What tells one control of a card from another, however often the card is drawn. */
type Place = string;

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** The control of each card that had the focus last, until the focus went elsewhere. */
const places = new WeakMap<HTMLElement, Place>();

/** Follows the focus in a card's content, once for each rendering. */
export function followFocus(content: HTMLElement): void {
  content.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement) places.set(content, placeOf(content, target));
  });
  content.addEventListener("focusout", ({ target, relatedTarget }) => {
    // A button that was pressed and is shut until its entry is settled loses the focus to nobody: it comes back.
    const shut = target instanceof HTMLButtonElement && target.disabled;
    if (!shut && !(relatedTarget instanceof Node && content.contains(relatedTarget))) places.delete(content);
  });
}

/** Reads where somebody is in a card, and answers how to put them there again in what is drawn anew. */
export function keepPlace(content: HTMLElement): (drawn: HTMLElement) => void {
  const place = places.get(content) ?? null;
  const had = place !== null && isFree(content);
  const typed = [...content.querySelectorAll<HTMLInputElement>("input, textarea")]
    .filter(({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked)
    .map((field) => [placeOf(content, field), field.value, field.checked] as const);
  const folds = new Map(foldsOf(content).map(([name, { open }]) => [name, open]));
  return (drawn) => {
    for (const [name, details] of foldsOf(drawn)) details.open = folds.get(name) ?? details.open;
    for (const [at, value, checked] of typed) {
      const field = find<HTMLInputElement>(drawn, at);
      if (!field) continue;
      if (field.type === "radio" || field.type === "checkbox") field.checked = checked;
      else field.value = value;
    }
    if (had && isFree(drawn)) putFocus(drawn, place);
  };
}

/** What can be folded in a card, by what it is and the how-manieth of its kind. */
function foldsOf(content: HTMLElement): (readonly [string, HTMLDetailsElement])[] {
  const all = [...content.querySelectorAll("details")];
  return all.map((details) => {
    const alike = all.filter(({ className }) => className === details.className);
    return [`${details.className} ${alike.indexOf(details)}`, details] as const;
  });
}

/** Core draws a message that was changed as another element, and puts it in the place of the one before: one goes on there. */
export function goOnIn(card: HTMLElement, before: readonly HTMLElement[]): void {
  const moves = before.flatMap((old) => {
    const content = contentOf(old);
    return content ? [{ old, putBack: keepPlace(content) }] : [];
  });
  if (moves.length > 0)
    whenShown(card, MOST_FRAMES, () => {
      const content = contentOf(card);
      for (const { old, putBack } of moves) if (content && !old.isConnected) putBack(content);
    });
}

/** Core puts a card where it belongs soon after it is rendered; what is not there by then is not meant for the screen. */
const MOST_FRAMES = 20;

function whenShown(card: HTMLElement, frames: number, then: () => void): void {
  if (card.isConnected) then();
  else if (frames > 0) requestAnimationFrame(() => whenShown(card, frames - 1, then));
}

function contentOf(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>(".message-content");
}

/** Nobody has taken the focus to another part of the page meanwhile. */
function isFree(content: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || content.contains(activeElement);
}

/** On the same control; where it is gone or shut, on the first of the card that can be used. */
function putFocus(content: HTMLElement, place: Place): void {
  const again = find<HTMLElement>(content, place);
  const shut = again instanceof HTMLButtonElement && again.disabled;
  const first = content.querySelector<HTMLElement>(".norn-chat-foot button:enabled, button:enabled, summary");
  (again && !shut ? again : first)?.focus({ preventScroll: true });
}

/** Its own words, and which of those of the same words it is. */
function placeOf(content: HTMLElement, control: HTMLElement): Place {
  const words = wordsOf(control);
  const twins = [...content.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => wordsOf(one) === words);
  return `${words} ${twins.indexOf(control)}`;
}

function wordsOf(control: HTMLElement): string {
  const said = Object.entries(control.dataset).filter(([name]) => !name.startsWith("tooltip"));
  const named = control instanceof HTMLInputElement ? [control.name, control.type === "radio" ? control.value : ""] : [];
  return [control.tagName, ...said.map(([name, value]) => `${name}=${value ?? ""}`), ...named].join(" ");
}

function find<E extends HTMLElement>(content: HTMLElement, place: Place): E | null {
  return [...content.querySelectorAll<E>(CONTROLS)].find((control) => placeOf(content, control) === place) ?? null;
}
