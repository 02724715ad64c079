import { recordOf } from "../../../rules/is-record.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { dropOnActor } from "../../drag/drop-on-actor.ts";
import type { DropData } from "../../drag/dropped-document.ts";
import { activeRuleset } from "../../settings/active-game.ts";
import { closestTo, isElement } from "../../redraw/elements.ts";
import type { NornActorSheet } from "../norn-actor-sheet.ts";
import { dropOnRung } from "./drag-to-rung.ts";
import { placeOwn } from "../../apps/own-items.ts";

/** A drop on an actor's sheet: its own rows are sorted, anything else is added or refused. */
export async function dropOnSheet(sheet: NornActorSheet, event: DragEvent): Promise<void> {
  const { actor } = sheet;
  const dragged: unknown = foundry.applications.ux.TextEditor.implementation.getDragEventData(event);
  const data: DropData = recordOf(dragged);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drop data can be anything until it is checked
  if (!Hooks.call("dropActorSheetData", actor, sheet, data as never)) return;
  if (sheet.isEditable && (await dropOnRung(activeRuleset(), actor, data, event))) return;
  const own = ownRow(sheet, data);
  if (!own) await dropOnActor(actor, data, event);
  else if (sheet.isEditable) await placeOwn(actor, own, rowAfter(event, own));
}

function ownRow({ actor }: NornActorSheet, data: object): NornItem | null {
  const uuid = "uuid" in data ? data.uuid : "";
  return [...actor.items].find((item) => item.uuid === uuid) ?? null;
}

/** Id of the row that comes next: the one dropped on, or the one after it if the drop is past its middle. */
function rowAfter(event: DragEvent, own: NornItem): string | null {
  const row = closestTo(event.target, "[data-row][data-item-id]");
  if (!row) return null;
  const { left, top, width, height } = row.getBoundingClientRect();
  const beside = row.parentElement ? getComputedStyle(row.parentElement).display !== "block" : false;
  const past = beside ? event.clientX > left + width / 2 : event.clientY > top + height / 2;
  const next = past ? row.nextElementSibling : row;
  const id = isElement(next) ? (next.dataset["itemId"] ?? "") : "";
  return id === "" || id === own.id ? null : id;
}
