import { closestTo, isButton } from "../redraw/elements.ts";
import { templatePath } from "../words/template-path.ts";

export interface PromptButton<Id extends string> {
  readonly id: Id;
  /** A key of the language files, or a text. */
  readonly label: string;
  /** Name of an icon, without its style. */
  readonly icon: string;
  readonly disabled?: boolean;
}

export interface Prompt<Id extends string> {
  readonly title: string;
  readonly icon: string;
  /** Below `templates/`. */
  readonly template: string;
  readonly context: object;
  readonly width?: number;
  /** Nothing else can be done until it is answered. */
  readonly modal?: boolean;
  /** A class of the window. */
  readonly className?: string;
  /** What is missing for this button, in words, "" for nothing: then it stays open and says so. */
  readonly lack?: (answer: PromptAnswer<Id>) => string;
  /** Called when a field has changed: what another one offers may depend on it. */
  readonly changed?: (window: HTMLElement) => void;
  /** Enter presses the first one. */
  readonly buttons: readonly [PromptButton<Id>, ...PromptButton<Id>[]];
}

export interface PromptAnswer<Id extends string> {
  readonly button: Id;
  /** The fields at the time the button was pressed. */
  readonly fields: FormData;
}

let playedNow = (): string => "";

/** Small questions have the accent color of the game that is played. Called in `init`. */
export function accentPrompts(played: () => string): void {
  playedNow = played;
}

/** Asks one small question. Null if the user closes it, or presses a button called `cancel`. */
export async function prompt<Id extends string>(question: Prompt<Id>): Promise<PromptAnswer<Id> | null> {
  const { title, icon, template, context, width = 380, modal = false, className, lack, changed, buttons } = question;
  let answer: PromptAnswer<Id> | null = null;
  const content = await rendered(template, context);
  if (lack) content.append(placeForLack());
  await foundry.applications.api.DialogV2.wait({
    classes: ["norn", "norn-ask", `norn-game-${playedNow()}`, ...(className ? [className] : [])],
    position: { width },
    window: { title, icon: `fa-solid ${icon}` },
    content,
    rejectClose: false,
    modal,
    render: (_event, { element }) => {
      element.addEventListener("keydown", closeByEscape);
      if (changed) element.addEventListener("change", () => changed(element));
      if (lack) element.addEventListener("click", holdBack(buttons, lack), { capture: true });
    },
    buttons: withCancel(buttons).map(({ id, label, icon: name, disabled = false }, index) => ({
      action: id,
      label,
      icon: `fa-solid ${name}`,
      disabled,
      default: index === 0,
      callback: (_event: Event, { form }: HTMLButtonElement) => {
        if (form && !isCancel(id)) answer = { button: id, fields: new FormData(form) };
      },
    })),
  });
  return answer;
}

function isCancel(id: string): id is "cancel" {
  return id === "cancel";
}

/** Before core hears of the click, which Enter is, too. */
function holdBack<Id extends string>(
  buttons: Prompt<Id>["buttons"],
  lack: (answer: PromptAnswer<Id>) => string,
): (event: Event) => void {
  return (event) => {
    const pressed = closestTo(event.target, "button");
    const button = buttons.find(({ id }) => id === pressed?.dataset["action"] && !isCancel(id))?.id;
    if (!isButton(pressed) || !pressed.form || button === undefined) return;
    const words = lack({ button, fields: new FormData(pressed.form) });
    const place = pressed.form.querySelector(".norn-ask-lack");
    if (place) place.textContent = words;
    if (words === "") return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** At once, as windows that ask do: core leaves the field first. */
function closeByEscape(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  this.querySelector<HTMLButtonElement>('[data-action="close"]')?.click();
}

/** A single button gets one beside it that changes nothing. */
function withCancel<Id extends string>(buttons: Prompt<Id>["buttons"]): readonly PromptButton<Id | "cancel">[] {
  return buttons.length > 1 ? buttons : [...buttons, { id: "cancel", label: "NORN.Prompt.cancel", icon: "fa-xmark" }];
}

/** The value of a field; "" if there is no such field. */
export function fieldValue(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

/** An element, because core sanitizes text, and removes the class and data of its outermost element. */
async function rendered(template: string, context: object): Promise<HTMLDivElement> {
  const content = document.createElement("div");
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(templatePath(template), { ...context });
  return content;
}

function placeForLack(): HTMLParagraphElement {
  const place = document.createElement("p");
  place.className = "norn-refused norn-ask-lack";
  place.role = "alert";
  return place;
}
