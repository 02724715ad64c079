export { createFormGroup } from "./create-form-group.ts";
export {
  createCheckboxInput,
  createEditorInput,
  createMultiSelectInput,
  createNumberInput,
  createSelectInput,
  createTextareaInput,
  createTextInput,
} from "./create-inputs.ts";
export { prepareSelectOptionGroups } from "./select-options.ts";
export { setInputAttributes } from "./set-input-attributes.ts";
