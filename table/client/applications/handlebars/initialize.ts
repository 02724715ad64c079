import Handlebars from "handlebars";
import { formGroup, formInput } from "./helpers/form-fields.ts";
import { editor, filePicker, numberInput, radioBoxes, rangePicker, selectOptions } from "./helpers/inputs.ts";
import { checked, concat, disabled, ifThen, LOGIC_HELPERS, object } from "./helpers/logic.ts";
import { localize, log, numberFormat, timeSince } from "./helpers/text.ts";

/** Registers the helpers that every template may use. Source: platform.md §4.4. */
export function initialize(): void {
  Handlebars.registerHelper({
    ...LOGIC_HELPERS,
    checked,
    concat,
    disabled,
    editor,
    filePicker,
    formField: formGroup,
    formGroup,
    formInput,
    ifThen,
    localize,
    log,
    numberFormat,
    numberInput,
    object,
    radioBoxes,
    rangePicker,
    selectOptions,
    timeSince,
  });
}
