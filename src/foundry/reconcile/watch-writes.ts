import { isGm } from "../documents/is-gm.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { onPoolChange } from "../settings/npc-pool.ts";
import { isNamedAuthority } from "../ledger/authority.ts";
import { actorChanges, createdCounters, itemChanges, noteActor, noteCreated, noteToken, poolChange } from "../ledger/counters.ts";
import { recordEdit, recordPool } from "./manual-edits.ts";
import { resetOpeningBalances } from "./reconcile-books.ts";
import { isStart } from "./starting-points.ts";

/** Notes what is new, and records manual edits. Called in `init`. */
export function watchWrites(): void {
  Hooks.on("createActor", actorCreated);
  Hooks.on("createToken", (token) => noteToken(token));
  Hooks.on("updateToken", (token, change) => {
    if ("actorLink" in change) noteToken(token);
  });
  Hooks.on("createItem", (item, options, userId) => {
    noteCreated(item);
    const { actor, uuid } = item;
    if (!actor || actor.pack) return;
    const events = hasToBeEmpty(item, userId) ? createdCounters(item) : [];
    if (isVouchedFor(userId)) resetOpeningBalances([uuid]);
    if (events.length > 0) recordEdit({ actor, item, events, change: item._source, options, userId });
  });
  Hooks.on("updateActor", (actor, change, options, userId) => {
    const events = actorChanges(actor);
    if (isStart(actor, options)) resetOpeningBalances([actor.uuid]);
    else recordEdit({ actor, events, change, options, userId });
  });
  Hooks.on("updateItem", (item, change, options, userId) => {
    const { actor } = item;
    if (actor) recordEdit({ actor, item, events: itemChanges(item), change, options, userId });
  });
  onPoolChange((userId) => recordPool(poolChange(), userId));
}

function actorCreated(actor: NornActor, _options: object, userId: string): void {
  noteActor(actor);
  const uuids = [actor.uuid, ...actor.items.map(({ uuid }) => uuid)];
  if (!actor.pack && isVouchedFor(userId)) resetOpeningBalances(uuids);
}

/** Whether what someone creates begins with what it has: it is a GM's, or this client records what is wrong with it. */
function isVouchedFor(userId: string): boolean {
  return isGm(userId) || isNamedAuthority();
}

/** An aspect a player creates should have no checked boxes and no free invocations: any it has are recorded. A weapon comes loaded. */
function hasToBeEmpty({ type }: NornItem, userId: string): boolean {
  return type !== "gear" && !isGm(userId);
}
