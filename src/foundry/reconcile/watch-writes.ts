import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { withLedger } from "../ledger/fetch-ledger.ts";
import { signWrite } from "../ledger/client-writes.ts";
import { onPoolChange } from "../settings/npc-pool.ts";
import { actorChanges, createdCounters, itemChanges, noteActor, noteCreated, noteToken, poolChange } from "./counters.ts";
import { editOf } from "./edit.ts";
import { isStart } from "./starting-points.ts";

/** Marks this client's own writes, and sees manual edits. What changed is read at once: recording it may have to wait. */
export function watchWrites(): void {
  Hooks.on("preCreateChatMessage", (_message, _data, options) => signWrite(options));
  Hooks.on("preUpdateActor", (_actor, _change, options) => signWrite(options));
  Hooks.on("preUpdateItem", (_item, _change, options) => signWrite(options));
  Hooks.on("createActor", actorCreated);
  Hooks.on("createToken", (token) => noteToken(token));
  Hooks.on("updateToken", (token, change) => {
    if ("actorLink" in change) noteToken(token);
  });
  Hooks.on("createItem", (item, options, userId) => {
    noteCreated(item);
    const { actor, uuid, name } = item;
    if (!actor || actor.pack) return;
    const events = hasToBeEmpty(item, userId) ? createdCounters(item) : [];
    const edit = editOf({ actor, aspect: uuid, aspectName: name, events }, item._source, options, userId);
    withLedger((ledger) => {
      ledger.resetOpeningBalances([uuid]);
      if (events.length > 0) ledger.recordEdit(edit);
    });
  });
  Hooks.on("updateActor", (actor, change, options, userId) => {
    const edit = editOf({ actor, aspect: "", aspectName: "", events: actorChanges(actor) }, change, options, userId);
    withLedger((ledger) => {
      if (isStart(actor, options, ledger.ledgerStore())) ledger.resetOpeningBalances([actor.uuid]);
      else ledger.recordEdit(edit);
    });
  });
  Hooks.on("updateItem", (item, change, options, userId) => {
    const { actor, uuid, name } = item;
    if (!actor) return;
    const edit = editOf({ actor, aspect: uuid, aspectName: name, events: itemChanges(item) }, change, options, userId);
    withLedger(({ recordEdit }) => recordEdit(edit));
  });
  onPoolChange((userId) => {
    const by = poolChange();
    withLedger(({ recordPool }) => recordPool(by, userId));
  });
}

function actorCreated(actor: NornActor): void {
  noteActor(actor);
  const uuids = [actor.uuid, ...actor.items.map(({ uuid }) => uuid)];
  if (!actor.pack) withLedger(({ resetOpeningBalances }) => resetOpeningBalances(uuids));
}

/** An aspect a player creates should have no checked boxes and no free invocations: any it has are recorded. A weapon comes loaded. */
function hasToBeEmpty({ type }: NornItem, userId: string): boolean {
  return type !== "gear" && game.users.get(userId)?.isGM !== true;
}
