import { isRecord } from "../../view/is-record.ts";
import { itemByUuid } from "../documents/document-by-uuid.ts";
import { ITEM_TYPES } from "../types/subtypes.ts";
import { macroForItem } from "./macro-for-item.ts";
import { putOnHotbar } from "./put-on-hotbar.ts";

/** Hook: returning false keeps core from making a macro of its own, and must happen before anything is awaited. */
function hotbarDrop(_hotbar: unknown, data: unknown, slot: number): boolean | void {
  if (!isRecord(data)) return;
  const { type, uuid } = data;
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

/** What can be dropped outside Norn's sheets. Called in `init`. */
export function registerDrag(): void {
  Hooks.on("hotbarDrop", hotbarDrop);
}
