import type { NornItem } from "../documents/norn-item.ts";
import { THING_TYPES } from "../../view/actor/sheet-source.ts";
import type { NornActorSheet } from "./norn-actor-sheet.ts";

/** Shows the fields of a sheet and puts the caret into the name of an item. */
export async function editItemName(sheet: NornActorSheet, item: NornItem): Promise<void> {
  sheet.editing = true;
  sheet.tab = THING_TYPES.some((type) => type === item.type) ? "things" : "play";
  await sheet.render();
  const field = sheet.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="items.${item.id}.name"]`);
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
  field?.select();
}
