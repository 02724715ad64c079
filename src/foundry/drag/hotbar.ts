import { isRecord } from "../../rules/is-record.ts";
import { itemByUuid } from "../documents/document-by-uuid.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { ITEM_TYPES } from "../types/subtypes.ts";

/** Hook: returning false keeps core from making a macro of its own, and must happen before anything is awaited. */
export function hotbarDrop(_hotbar: unknown, data: unknown, slot: number): boolean | void {
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

/**
 * Puts a macro on this user's hotbar, in `slot` or the first free one. An existing macro of theirs that does the same is used
 * again.
 */
export async function putOnHotbar(data: MacroData, slot?: number): Promise<void> {
  const place = slot ?? freeSlot();
  if (place === null) {
    ui.notifications.warn("NORN.Drag.hotbarFull", { localize: true });
    return;
  }
  const same = game.macros.find((macro) => macro.command === data.command && macro.isOwner);
  const macro =
    same ??
    (await Macro.implementation.create({
      type: "script",
      name: data.name,
      command: data.command,
      ...(data.img && { img: data.img }),
    }));
  if (macro) await game.user.assignHotbarMacro(macro, place);
}

/** Slots of the hotbar over its five pages. */
const PLACES = 50;

function freeSlot(): number | null {
  const taken = new Set(Object.keys(game.user.hotbar));
  return Array.from({ length: PLACES }, (_, index) => index + 1).find((place) => !taken.has(String(place))) ?? null;
}

export interface MacroData {
  readonly name: string;
  readonly img: string | null;
  readonly command: string;
}

/** What an item's macro does: a trait is rolled, anything else is shown in chat. */
export function macroForItem(item: NornItem): MacroData {
  const does = isItemOfType(item, "skill") ? "rollTrait" : "sendToChat";
  return { name: shortName(item.name), img: item.img ?? null, command: `game.norn.${does}(${JSON.stringify(item.uuid)});` };
}

const LONGEST_NAME = 80;

function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
