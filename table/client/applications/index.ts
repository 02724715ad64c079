export * as api from "./api/index.ts";
export * as fields from "./fields/index.ts";
export * as handlebars from "./handlebars/index.ts";
export * as ux from "./ux/index.ts";
export { openApplications as instances } from "./api/open-applications.ts";
export { parseHTML } from "./parse-html.ts";
