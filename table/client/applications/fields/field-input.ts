import { ArrayField, SetField } from "../../../common/data/fields/array-field.ts";
import { BooleanField } from "../../../common/data/fields/boolean-field.ts";
import { ColorField } from "../../../common/data/fields/color-field.ts";
import type { DataField } from "../../../common/data/fields/data-field.ts";
import { FilePathField } from "../../../common/data/fields/file-path-field.ts";
import { NumberField } from "../../../common/data/fields/number-field.ts";
import { AlphaField, AngleField, HueField } from "../../../common/data/fields/numeric-kinds.ts";
import { DocumentUUIDField, ForeignDocumentField } from "../../../common/data/fields/reference-fields.ts";
import { HTMLField, JavaScriptField, JSONField, StringField } from "../../../common/data/fields/string-field.ts";
import { isFunction, type PlainObject } from "../../../common/plain-object.ts";
import { asText } from "../../../common/as-text.ts";
import { currentGame } from "../platform.ts";
import {
  createCheckboxInput,
  createEditorInput,
  createMultiSelectInput,
  createNumberInput,
  createSelectInput,
  createTextInput,
} from "./create-inputs.ts";
import { choiceConfig } from "./field-choices.ts";
import type { FormInputConfig, SelectInputConfig } from "./form-field-types.ts";
import { madeElement } from "./made-element.ts";
import { setInputAttributes } from "./set-input-attributes.ts";

type Config = FormInputConfig<never> & Partial<SelectInputConfig> & PlainObject;

/**
 * The input of a field, by the field's type. `config.value` is its value, else the field's initial value.
 * @throws if this type of field has no input
 */
export function fieldInput(field: DataField, given: PlainObject): HTMLElement {
  const config: Config = { name: field.fieldPath, ...given };
  const { input: build } = given;
  if (isFunction(build)) return madeElement(build(field, config), `The input of "${field.fieldPath}"`);
  if (config.value === undefined) config.value = field.getInitialValue({}) as never;
  return madeElement(field._toInput(config), `The ${field.constructor.name} "${field.fieldPath}"`);
}

/** The input by the field's type; a system's own field may have another. */
export function plainInput(field: DataField, config: Config): HTMLElement {
  for (const make of INPUTS) {
    const input = make(field, config);
    if (input) return input;
  }
  throw new Error(`The ${field.constructor.name} "${field.fieldPath}" does not implement the _toInput method`);
}

type Maker = (field: DataField, config: Config) => HTMLElement | null;

function inputOf<F extends DataField>(
  kind: abstract new (...args: never[]) => F,
  make: (field: F, config: Config) => HTMLElement,
): Maker {
  return (field, config) => (field instanceof kind ? make(field, config) : null);
}

/** Specific types come before the general ones they extend. */
const INPUTS: readonly Maker[] = [
  inputOf(BooleanField, (_field, config) => createCheckboxInput(config)),
  inputOf(AlphaField, ranged),
  inputOf(AngleField, ranged),
  inputOf(HueField, ranged),
  inputOf(NumberField, numberInput),
  inputOf(FilePathField, fileInput),
  inputOf(ColorField, (_field, config) => element("color-picker", config)),
  inputOf(HTMLField, (_field, config) => createEditorInput(config)),
  inputOf(JSONField, (_field, config) => codeInput(config, "json")),
  inputOf(JavaScriptField, (_field, config) => codeInput(config, "javascript")),
  inputOf(ForeignDocumentField, foreignInput),
  inputOf(DocumentUUIDField, uuidInput),
  inputOf(StringField, stringInput),
  inputOf(SetField, listInput),
  inputOf(ArrayField, listInput),
];

function element(tag: string, config: Config): HTMLElement {
  const input = document.createElement(tag);
  setInputAttributes(input, config);
  const value: unknown = config.value;
  if (value !== undefined && value !== null) {
    const text = value instanceof Set || Array.isArray(value) ? [...value].join(",") : asText(value);
    input.setAttribute("value", text);
  }
  return input;
}

function ranged(field: NumberField, config: Config): HTMLElement {
  const { min = 0, max = 1, step } = field;
  const input = element("range-picker", config);
  for (const [name, value] of Object.entries({ min, max, step: step ?? (max > 1 ? 1 : 0.01) }))
    input.setAttribute(name, String(value));
  return input;
}

function numberInput(field: NumberField, config: Config): HTMLElement {
  const { min, max, step, integer, choices } = field;
  if (config.options || config.choices || choices) {
    const select = createSelectInput({ ...config, ...choiceConfig(choices, config, !field.required || field.nullable) });
    select.dataset["dtype"] = "Number";
    return select;
  }
  const limits = Object.entries({ min, max, step: step ?? (integer ? 1 : "any") }).filter(([, value]) => value !== undefined);
  return createNumberInput({ ...Object.fromEntries(limits), ...config });
}

function stringInput(field: StringField, config: Config): HTMLElement {
  const { choices, blank } = field;
  if (config.options || config.choices || choices) {
    return createSelectInput({ ...config, ...choiceConfig(choices, config, blank || !field.required) });
  }
  return createTextInput({ ...config, ...(field.placeholder && !config.placeholder ? { placeholder: field.placeholder } : {}) });
}

function listInput(field: ArrayField, config: Config): HTMLElement {
  const { element: inner } = field;
  const choices = inner instanceof StringField || inner instanceof NumberField ? inner.choices : undefined;
  if (config.options || config.choices || choices) {
    const value = config.value as Iterable<unknown> | undefined;
    return createMultiSelectInput({ ...config, value: [...(value ?? [])], ...choiceConfig(choices, config, false) } as Config &
      SelectInputConfig);
  }
  if (inner instanceof DocumentUUIDField) return uuidInput(inner, config, undefined);
  if (inner instanceof StringField) return element("string-tags", config);
  throw new Error(`The ${field.constructor.name} "${field.fieldPath}" does not implement the _toInput method`);
}

function uuidInput(field: DocumentUUIDField, config: Config, max: number | undefined = 1): HTMLElement {
  const input = element("document-tags", config);
  const { type } = field;
  if (type) input.setAttribute("type", type);
  if (max !== undefined) input.setAttribute("max", String(max));
  return input;
}

function fileInput(field: FilePathField, config: Config): HTMLElement {
  const input = element("file-picker", config);
  const [category, ...others] = field.categories;
  if (category && others.length === 0) input.setAttribute("type", category.toLowerCase());
  return input;
}

function codeInput(config: Config, language: string): HTMLElement {
  const input = element("code-mirror", config);
  input.setAttribute("language", language);
  return input;
}

function foreignInput(field: ForeignDocumentField, config: Config): HTMLElement {
  const { documentName } = field.model;
  const collections = currentGame<{ collections?: { get(name: string): Iterable<{ id: string; name: string }> | undefined } }>()
    ?.collections;
  const options = [...(collections?.get(documentName) ?? [])].map(({ id, name }) => ({ value: id, label: name }));
  return createSelectInput({ ...config, options, ...(field.nullable || !field.required ? { blank: "" } : {}) });
}
