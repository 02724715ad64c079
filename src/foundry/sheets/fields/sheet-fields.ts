import { lookUp } from "../../../rules/look-up.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { type Text, text } from "../../../view/text.ts";
import { closestTo } from "../../redraw/elements.ts";
import { type RenderedField, isDraft, isTextField, showRendered, type TextField } from "../../redraw/draft-fields.ts";
import { clearFieldWords, type FieldValue, readField, showFieldWords } from "./read-field.ts";
import { giveBackWords, sayLost } from "./drafts.ts";
import { clearUnsaved, isEditor, showUnsaved } from "./open-editors.ts";
import { reasonOf } from "../../../ledger/reason-of.ts";

type Field = HTMLElement & { readonly name: string; readonly value: string };

/** Saves one field of the sheet: its name and the entered value. */
export type WriteField = (name: string, value: FieldValue) => Promise<void>;

/**
 * The fields of a sheet. Each is saved separately, when the user is done with it; the rest of the form is not. A refused value
 * stays in its field with the reason beside it.
 */
export class SheetFields {
  readonly #write: WriteField;
  readonly #ruleset: () => Ruleset;
  /** Names of fields being saved, with their value. */
  readonly #underway = new Map<string, FieldValue>();
  #paused = false;
  #frame: HTMLElement | null = null;

  /** `ruleset`: the active game. */
  constructor(write: WriteField, ruleset: () => Ruleset) {
    this.#write = write;
    this.#ruleset = ruleset;
  }

  /** Listens on a sheet's frame, as long as the sheet lives. */
  listen(frame: HTMLElement): void {
    this.#frame = frame;
    frame.addEventListener("change", (event) => void this.#onDone(event));
    frame.addEventListener("focusout", (event) => void this.#onDone(event));
    frame.addEventListener("input", (event) => this.#onInput(event));
    frame.addEventListener("keydown", (event) => void this.#onKey(event));
    frame.addEventListener("submit", (event) => event.preventDefault());
  }

  /** While parts are replaced, a field that loses the focus is not done. */
  pause<Answer>(during: () => Answer): Answer {
    this.#paused = true;
    try {
      return during();
    } finally {
      this.#paused = false;
    }
  }

  /** The sheet closes, perhaps because its document is deleted: unsaved text is given back to the user. */
  leave(): void {
    if (this.#frame) giveBackWords(this.#frame, (name) => this.isUnderway(name), this.#ruleset());
    this.#frame = null;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Saves a field. False: it was refused, which the field says. */
  async save(field: TextField): Promise<boolean> {
    await this.#commit(field);
    return !isDraft(field);
  }

  isUnderway(name: string): boolean {
    return this.#underway.has(name);
  }

  /** Adds to the number in a field and saves it. An empty or invalid field counts from 0. */
  async step(field: TextField, by: number): Promise<void> {
    const read = readField(field, this.#ruleset());
    const from = read.ok && typeof read.value === "number" ? read.value : 0;
    field.value = String(from + by);
    await this.#commit(field);
  }

  async #onDone(event: Event): Promise<void> {
    if (this.#paused) return;
    const field = fieldOf(event.target);
    if (!field) return;
    if (isTextField(field) ? isDraft(field) : event.type === "change") await this.#commit(field);
  }

  #onInput(event: Event): void {
    const field = fieldOf(event.target);
    if (field && isTextField(field) && readField(field, this.#ruleset()).ok) clearFieldWords(field);
  }

  async #onKey(event: KeyboardEvent): Promise<void> {
    const field = fieldOf(event.target);
    if (!field || !isTextField(field) || event.isComposing) return;
    const step = lookUp(STEPS, event.key);
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (isDraft(field)) await this.#commit(field);
    } else if (event.key === "Escape" && isDraft(field)) {
      event.preventDefault();
      event.stopPropagation();
      field.value = field.defaultValue;
      clearFieldWords(field);
    } else if (step !== undefined && ["rank", "integer"].includes(field.dataset["kind"] ?? "")) {
      event.preventDefault();
      await this.step(field, step);
    }
  }

  async #commit(field: Field): Promise<void> {
    const read = readField(field, this.#ruleset());
    if (!read.ok) return showFieldWords(field, refusal(read.code, read.args));
    const { name, value: typed } = field;
    if (this.#underway.has(name) && this.#underway.get(name) === read.value) return;
    clearFieldWords(field);
    if (isEditor(field)) clearUnsaved(field);
    this.#underway.set(name, read.value);
    try {
      await this.#write(name, read.value);
      if (isTextField(field) && field.value === typed) settle(field, read.value);
    } catch (error) {
      const words = text("NORN.Sheet.Refused.notWritten", { reason: reasonOf(error) });
      if (isEditor(field)) return showUnsaved(field, words);
      // A field loses the focus, and would be saved, when its sheet closes with its document.
      if (!this.#frame && isTextField(field)) return sayLost(typed);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any other field keeps what was drawn
      if (!isTextField(field)) showRendered(field as unknown as RenderedField);
      showFieldWords(field, words);
    } finally {
      this.#underway.delete(name);
    }
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

function refusal(code: string, args: Readonly<Record<string, string | number>>): Text {
  return text(`NORN.Sheet.Refused.${code}`, args);
}

const FOR_ONE_MORE: readonly string[] = ["trait", "more"];

/** A saved value counts as drawn, even if no update came back because nothing changed. A field for one more is empty again. */
function settle(field: TextField, value: FieldValue): void {
  field.value = value === null || FOR_ONE_MORE.includes(field.dataset["kind"] ?? "") ? "" : String(value);
  field.defaultValue = field.value;
}

function fieldOf(target: EventTarget | null): Field | null {
  const field = closestTo(target, "[name]");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has a name and a value here is a field
  return field && "value" in field ? (field as Field) : null;
}
