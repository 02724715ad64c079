export { FontConfig } from "./font-config.ts";
export { UIConfig } from "./ui-config.ts";
