import type { NornActor } from "../documents/norn-actor.ts";
import { signWrite, type WriteOptions } from "../ledger/own-writes.ts";
import { noteActor, noteCreated, noteToken } from "./counters.ts";
import { type Change, recordActor, recordCreated, recording, recordItem, recordPool } from "./manual-edits.ts";
import { onPoolChange } from "../settings/npc-pool.ts";
import { resetOpeningBalances } from "./reconcile-books.ts";
import { isStart } from "./starting-points.ts";

/** Marks this client's own writes, and records manual edits. */
export function watchWrites(): void {
  Hooks.on("preCreateChatMessage", (_message, _data, options) => signWrite(options));
  Hooks.on("preUpdateActor", (_actor, _change, options) => signWrite(options));
  Hooks.on("preUpdateItem", (_item, _change, options) => signWrite(options));
  Hooks.on("createActor", actorCreated);
  Hooks.on("createToken", (token) => noteToken(token));
  Hooks.on("updateToken", (token, change) => {
    if ("actorLink" in change) noteToken(token);
  });
  const made = (change: object, options: WriteOptions, userId: string): Change => ({ change, options, userId });
  Hooks.on("createItem", (item, options, userId) => {
    noteCreated(item);
    if (item.actor && !item.pack) resetOpeningBalances([item.uuid]);
    recording(recordCreated(item, made(item._source, options, userId)));
  });
  Hooks.on("updateActor", (actor, change, options, userId) => {
    if (isStart(actor, options)) startingPointsWritten(actor);
    else recording(recordActor(actor, made(change, options, userId)));
  });
  Hooks.on("updateItem", (item, change, options, userId) => recording(recordItem(item, made(change, options, userId))));
  onPoolChange((userId) => recording(recordPool(userId)));
}

function actorCreated(actor: NornActor): void {
  noteActor(actor);
  if (!actor.pack) resetOpeningBalances([actor.uuid, ...actor.items.map(({ uuid }) => uuid)]);
}

/** Before play begins there is nothing to adjust. */
function startingPointsWritten(actor: NornActor): void {
  noteActor(actor);
  resetOpeningBalances([actor.uuid]);
}
