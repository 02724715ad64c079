import type { NornItem } from "../documents/norn-item.ts";
import type { FieldValue } from "./read-field.ts";

/** Writes one field of an item's sheet, and nothing else. `boxes.<index>` is a box of an aspect; any other name is a path. */
export async function writeItemField(item: NornItem, name: string, value: FieldValue): Promise<void> {
  const [head, index] = name.split(".");
  if (head === "boxes") await item.update({ system: { checked: Number(index) + (value === true ? 1 : 0) } });
  else await item.update(foundry.utils.expandObject({ [name]: value }));
}
