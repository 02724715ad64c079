import { THING_TYPES } from "../../../view/actor/sheet-input.ts";
import { nameNewItem } from "./name-new-item.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import type { NornActorSheet } from "../norn-actor-sheet.ts";

/** Shows a sheet's fields and puts the caret into an item's name. */
export async function editItemName(sheet: NornActorSheet, item: NornItem): Promise<void> {
  sheet.editing = true;
  sheet.tab = THING_TYPES.some((type) => type === item.type) ? "things" : "play";
  await sheet.render();
  const field = sheet.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="items.${item.id}.name"]`);
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
  field?.select();
}

/**
 * Names one just added. One that is not named after all goes again, and the focus returns to the button that added it (a
 * selector). An aspect named with Enter leaves the sheet as it was; anything else has more to be filled in.
 */
export async function nameAdded(sheet: NornActorSheet, item: NornItem, addedBy: string): Promise<void> {
  const { actor, editing, tab } = sheet;
  const fresh = item.name;
  await editItemName(sheet, item);
  // A phase is known by its number.
  if (item.type === "phase") return;
  const drop = async (): Promise<void> => {
    const added = actor.items.get(item.id ?? "");
    if (added?.name === fresh) await added.delete();
  };
  const back = async (focus: string): Promise<void> => {
    sheet.editing = editing;
    sheet.tab = tab;
    await sheet.render();
    sheet.fitHeight();
    sheet.element.querySelector<HTMLElement>(focus)?.focus();
  };
  nameNewItem(sheet.element, `items.${item.id}.name`, {
    fields: sheet.fields,
    drop,
    cancel: async () => {
      await drop();
      await back(addedBy);
    },
    accept: async () => {
      if (!editing && item.type === "aspect") await back(`[data-item-id="${CSS.escape(item.id ?? "")}"] .norn-row-menu`);
    },
  });
}
