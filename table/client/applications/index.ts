import { ControlsConfig } from "./settings/controls-config.ts";
import * as sidebarParts from "./sidebar/index.ts";

export * as api from "./api/index.ts";
export * as apps from "./apps/index.ts";
export * as elements from "./elements/index.ts";
export * as fields from "./fields/index.ts";
export * as handlebars from "./handlebars/index.ts";
export * as hud from "./hud/index.ts";
export { openApplications as instances } from "./api/open-applications.ts";
export { parseHTML } from "./parse-html.ts";
export * as settings from "./settings/index.ts";
export * as sheets from "./sheets/index.ts";
export * as ui from "./ui/index.ts";
export * as ux from "./ux/index.ts";

/** Types only: an empty namespace, as in Foundry. */
export const types = {};

export const sidebar = { ...sidebarParts, apps: { ...sidebarParts.apps, ControlsConfig } };
