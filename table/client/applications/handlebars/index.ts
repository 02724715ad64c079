export { formGroup, formInput } from "./helpers/form-fields.ts";
export { editor, filePicker, numberInput, radioBoxes, rangePicker, selectOptions } from "./helpers/inputs.ts";
export { checked, concat, disabled, ifThen, object } from "./helpers/logic.ts";
export { localize, numberFormat } from "./helpers/text.ts";
export { initialize } from "./initialize.ts";
export { getTemplate, loadTemplates, renderTemplate } from "./templates.ts";
