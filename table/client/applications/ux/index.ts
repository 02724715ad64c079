export { FormDataExtended } from "./form-data-extended.ts";
