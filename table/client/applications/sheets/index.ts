export { ActorSheetV2 } from "./actor-sheet.ts";
export { ItemSheetV2 } from "./item-sheet.ts";
