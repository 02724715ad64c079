import { itemByUuid } from "../documents/document-by-uuid.ts";
import { ITEM_TYPES } from "../types/subtypes.ts";
import { macroForItem, macroForListedTrait } from "./macro-for.ts";
import { putOnHotbar } from "./put-on-hotbar.ts";

/** A listed trait dragged from a sheet: nobody has written it on its actor yet, so it is no document. */
export const LISTED_TRAIT_DRAG = "NornTrait";

/** Hook: false keeps core from making a macro of its own, and has to be said before anything is awaited. */
export function hotbarDrop(_hotbar: unknown, data: unknown, slot: number): boolean | void {
  if (typeof data !== "object" || data === null) return;
  const { type, uuid, trait, name } = data as Readonly<Record<string, unknown>>;
  if (type === LISTED_TRAIT_DRAG && typeof uuid === "string" && typeof trait === "string") {
    void putOnHotbar(macroForListedTrait(uuid, trait, typeof name === "string" ? name : trait), slot);
    return false;
  }
  if (type !== "Item") return;
  if (typeof uuid === "string") void fromItem(uuid, slot);
  else ui.notifications.warn("NORN.Drag.noOriginal", { localize: true });
  return false;
}

async function fromItem(uuid: string, slot: number): Promise<void> {
  const item = await itemByUuid(uuid);
  if (item && ITEM_TYPES.some((type) => type === item.type)) await putOnHotbar(macroForItem(item), slot);
  else ui.notifications.warn("NORN.Drag.gone", { localize: true });
}
