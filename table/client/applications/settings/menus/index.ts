export { UIConfig } from "./ui-config.ts";
