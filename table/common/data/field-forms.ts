import type { PlainObject } from "../plain-object.ts";
import type { DataField } from "./fields/data-field.ts";

/** An HTMLElement where there is a DOM. */
export type FieldElement = typeof globalThis extends { HTMLElement: { prototype: infer E } } ? E : object;

/** Creates inputs and form groups for fields; the client provides it. */
export interface FieldForms {
  input(field: DataField, config: PlainObject): FieldElement;
  /** The input by the field's type alone. */
  plain(field: DataField, config: PlainObject): FieldElement;
  /** Writes the options of its choices into the configuration of a select. */
  prepareChoices(config: PlainObject): void;
  group(field: DataField, groupConfig: PlainObject, inputConfig: PlainObject): FieldElement;
}

let forms: FieldForms | undefined;

export function provideFieldForms(provided: FieldForms): void {
  forms = provided;
}

export function fieldForms(): FieldForms {
  if (!forms) throw new Error("Form inputs can only be made in a client");
  return forms;
}
