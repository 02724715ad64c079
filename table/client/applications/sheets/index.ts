export { ActorSheetV2, ActorSheetV2 as ActorSheet } from "./actor-sheet.ts";
export { AdventureImporterV2 } from "./adventure-importer.ts";
export { FolderConfig } from "./folder-config.ts";
export { ItemSheetV2, ItemSheetV2 as ItemSheet } from "./item-sheet.ts";
export * as journal from "./journal/index.ts";
export { MacroConfig } from "./macro-config.ts";
export { ActiveEffectConfig } from "./active-effect-config.ts";
export { RollTableSheet } from "./plain-sheets.ts";
export { PrototypeTokenConfig, TokenConfig } from "./token-sheets.ts";
