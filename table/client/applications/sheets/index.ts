export { ActorSheetV2 } from "./actor-sheet.ts";
export { FolderConfig } from "./folder-config.ts";
export { ItemSheetV2 } from "./item-sheet.ts";
export * as journal from "./journal/index.ts";
export { MacroConfig } from "./macro-config.ts";
