import { ITEM_TYPES, type ItemType } from "../types/subtypes.ts";

/** The name a document must have before anyone has written one. Sheets show it as an empty field (`isPlaceholderName`). */
export function placeholderName(type: ItemType): string {
  return game.i18n.format("NORN.Sheet.Row.fresh", { type: game.i18n.localize(`TYPES.Item.${type}`) });
}

/** A client keeps its language as long as it is loaded. */
let names: ReadonlySet<string> | null = null;

/** Whether a name is only what a new item was given, in this client's language. */
export function isPlaceholderName(name: string): boolean {
  names ??= new Set(ITEM_TYPES.map(placeholderName));
  return names.has(name);
}
