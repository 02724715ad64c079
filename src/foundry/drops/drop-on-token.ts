import { isRecord } from "../../rules/is-record.ts";
import { readFreeDrag } from "../drag/free-drag.ts";
import { tokensOnScene } from "../documents/actors-in-play.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import type { DropData } from "../drag/dropped-document.ts";
import { tokenAt } from "./token-at.ts";
import { dropOnActor } from "../drag/drop-on-actor.ts";

/**
 * Hook: an item or a free invocation dropped on a token goes to that token's actor, with the same questions as on its sheet; one's own
 * weapon or trait attacks instead; an aspect that a GM drops beside tokens becomes a label. False keeps core from looking further; an actor stays core's business, which makes a token of it.
 */
export function dropOnCanvas(_canvas: unknown, dropped: unknown, event?: DragEvent): boolean | void {
  if (!isRecord(dropped) || (dropped["type"] !== "Item" && !readFreeDrag(dropped))) return;
  const { x, y } = dropped;
  const square = (game.scenes.viewed ?? game.scenes.active)?.grid.size ?? 0;
  const point = typeof x === "number" && typeof y === "number" ? { x, y } : null;
  const token = point && tokenAt(tokensOnScene().map(placed), point, square);
  const aspect = labelOf(dropped);
  if (token?.actor instanceof NornActor && token.actor !== aspect?.actor) void give(token.actor, token.name, dropped, event);
  else if (aspect && point) void import("../canvas/labels.ts").then(({ placeLabel }) => placeLabel(aspect, point));
  else ui.notifications.info("NORN.Drag.onNoToken", { localize: true });
  return false;
}

/** The aspect that a GM puts on the scene as a label: one that someone or some place has. */
function labelOf({ uuid }: DropData): NornItem<"aspect"> | null {
  return game.user.isGM && typeof uuid === "string" ? ledgerAspect(uuid) : null;
}

/** Alt or Control copies even what would attack. */
async function give(actor: NornActor, name: string, dropped: DropData, event?: DragEvent): Promise<void> {
  const copies = event?.altKey || event?.ctrlKey || event?.metaKey || actor.type === "situation";
  if (!copies && (await (await import("../harm/attack-by-drop.ts")).attackByDrop({ uuid: actor.uuid, name }, dropped))) return;
  await dropOnActor(actor, dropped, event);
}

/** The types leave open what every stored token has. */
function placed({ name, x, y, width, height, elevation, sort, actor }: TokenDocument.Implementation) {
  return { name, x, y, width: width ?? 1, height: height ?? 1, elevation, sort, actor };
}
