import type { Lack } from "../../view/lack.ts";
import type { RenderedField } from "../redraw/draft-fields.ts";
import { activeGameId } from "../settings/active-game.ts";
import { onTarget } from "../words/on-target.ts";
import { templatePath } from "../words/template-path.ts";
import { AskWindow } from "./ask-window.ts";

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
  /** Below `templates/`; its one outermost element is a `norn-ask-body`. */
  readonly template: string;
  readonly context: object;
  readonly width?: number;
  /** A class of the window. */
  readonly className?: string;
  /** What is missing for a button; null for nothing. */
  readonly lack?: (answer: PromptAnswer<Id>) => Lack | null;
  /** The field whose value changes what others offer, and what it changes in the context. */
  readonly redraws?: { readonly field: string; readonly context: (value: string) => object };
  /** Enter presses the first one. One called `cancel` closes the window; a single button gets that beside it. */
  readonly buttons: readonly [PromptButton<Id>, ...PromptButton<Id>[]];
}

export interface PromptAnswer<Id extends string> {
  readonly button: Id;
  /** The fields at the time the button was pressed. */
  readonly fields: FormData;
}

/** Asks one small question. Null if the user closes it, or presses a button called `cancel`. */
export async function prompt<Id extends string>(question: Prompt<Id>): Promise<PromptAnswer<Id> | null> {
  return new Promise((resolve, reject) => {
    const window = new PromptWindow(question, resolve);
    window.addEventListener("close", () => resolve(null));
    window.render({ force: true }).catch(reject);
  });
}

/** The value of a field; "" if there is no such field. */
export function fieldValue(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

class PromptWindow<Id extends string> extends AskWindow {
  static override DEFAULT_OPTIONS = { id: "norn-prompt-{id}", classes: ["norn-prompt"] };

  protected override readonly follows: readonly string[] = [];
  readonly #question: Prompt<Id>;
  readonly #answer: (answer: PromptAnswer<Id>) => void;

  constructor(question: Prompt<Id>, answer: (answer: PromptAnswer<Id>) => void) {
    const { title, icon, width = 380, className, buttons } = question;
    const answers = buttons.map(({ id }) => id).filter((id) => !isCancel(id));
    super({
      classes: [`norn-game-${activeGameId()}`, ...(className ? [className] : [])],
      position: { width },
      window: { title, icon: `fa-solid ${icon}` },
      actions: onTarget(
        Object.fromEntries(answers.map((id) => [id, (_data: DOMStringMap, window: PromptWindow<Id>) => window.press(id)])),
      ),
    });
    this.#question = question;
    this.#answer = answer;
  }

  protected override _configureRenderParts(): ReturnType<AskWindow["_configureRenderParts"]> {
    return {
      body: { template: templatePath(this.#question.template), scrollable: [""] },
      foot: { template: templatePath("apps/ask-foot.hbs") },
    };
  }

  protected override async _prepareContext(): Promise<object> {
    const { context, redraws, buttons } = this.#question;
    const fields = this.#fields();
    const redrawn = redraws && fields?.has(redraws.field) ? redraws.context(fieldValue(fields, redraws.field)) : null;
    return { ...context, ...redrawn, buttons: withCancel(buttons) };
  }

  protected override changed({ name }: RenderedField): readonly string[] {
    return name === this.#question.redraws?.field ? ["body"] : [];
  }

  protected override lack(pressed: string): Lack | null {
    const answer = this.#answerWith(pressed);
    return (answer && this.#question.lack?.(answer)) ?? null;
  }

  protected override async send(pressed: string): Promise<void> {
    if (this.#button(pressed).disabled) return;
    const answer = this.#answerWith(pressed);
    if (answer) this.#answer(answer);
    await this.close();
  }

  #button(pressed: string): PromptButton<Id> {
    const { buttons } = this.#question;
    return buttons.find(({ id }) => id === pressed) ?? buttons[0];
  }

  /** Null for a button that cancels, or cannot be pressed. */
  #answerWith(pressed: string): PromptAnswer<Id> | null {
    const { id: button, disabled = false } = this.#button(pressed);
    const fields = this.#fields();
    return fields && !disabled && !isCancel(button) ? { button, fields } : null;
  }

  #fields(): FormData | null {
    return this.form && new FormData(this.form);
  }
}

function isCancel(id: string): id is "cancel" {
  return id === "cancel";
}

function withCancel(buttons: readonly PromptButton<string>[]): readonly PromptButton<string>[] {
  return buttons.length > 1 ? buttons : [...buttons, { id: "cancel", label: "NORN.Prompt.cancel", icon: "fa-xmark" }];
}
