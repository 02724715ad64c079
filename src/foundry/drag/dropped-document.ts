import { actorByUuid, itemByUuid } from "../documents/document-by-uuid.ts";
import { knowsAspect, mayReach } from "../documents/known-to.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";

/** Why a sheet cannot take what was dropped; the words are `NORN.Drag.Refused.${code}`. */
const DROP_REFUSALS = ["file", "nothing", "gone", "type", "broken"] as const;
export type DropRefusal = (typeof DROP_REFUSALS)[number];

/** The drag data of a sheet, a directory, a card or an outside source. */
export type DropData = Readonly<Record<string, unknown>>;

/** The item or actor that was dropped. */
export async function droppedDocument(data: DropData, event?: DragEvent): Promise<Result<NornItem | NornActor, DropRefusal>> {
  const { type } = data;
  if ((event?.dataTransfer?.files.length ?? 0) > 0) return refuse("file");
  if (typeof type !== "string" || type === "") return refuse("nothing");
  if (type !== "Item" && type !== "Actor") return refuse("type", { type: typeName(type) });
  if (typeof data["uuid"] === "string") return stored(data["uuid"]);
  return type === "Item" ? unsaved(data["data"]) : refuse("broken");
}

async function stored(uuid: string): Promise<Result<NornItem | NornActor, DropRefusal>> {
  const found = (await itemByUuid(uuid)) ?? (await actorByUuid(uuid));
  // Drag data can name anything: what the user may not see is treated as a deleted document.
  return found && mayTake(found) ? ok(found) : refuse("gone");
}

/** Whether the user may see it. Foundry has refused by now to load it from a compendium they may not open. */
function mayTake(found: NornItem | NornActor): boolean {
  if (found.pack !== null) return true;
  if (found instanceof Actor) return mayReach(game.user, found);
  return isItemOfType(found, "aspect") && found.actor
    ? knowsAspect(game.user, found)
    : found.testUserPermission(game.user, "LIMITED");
}

/** A copy of an item that cannot be read, with data from a card. */
function unsaved(data: unknown): Result<NornItem, DropRefusal> {
  if (typeof data !== "object" || data === null) return refuse("broken");
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the host as it is made
    return ok(new Item.implementation(data as Item.CreateData));
  } catch {
    return refuse("broken");
  }
}

/** The name of a document type, for the user. */
function typeName(type: string): string {
  const key = `DOCUMENT.${type}`;
  return game.i18n.has(key) ? game.i18n.localize(key) : type;
}
