import type { ItemType } from "../types/subtypes.ts";
import type { NornItem } from "./norn-item.ts";

/** Narrows a document to one type, so that `system` has that type's data. */
export function isItemOfType<SubType extends ItemType>(document: unknown, type: SubType): document is NornItem<SubType> {
  return document instanceof Item && document.type === type;
}
