import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { type FreeDrag, readFreeDrag } from "../drag/free-drag.ts";
import { holdersInReach } from "./in-reach.ts";

/** Requests that a free invocation be passed on to an actor, in its holder's name. */
export async function passFree({ aspect: uuid, free }: Pick<FreeDrag, "aspect" | "free">, to: NornActor): Promise<void> {
  const aspect = ledgerAspect(uuid);
  const held = aspect?.system.free[free];
  if (!aspect || !held) {
    ui.notifications.warn("NORN.Create.noFree", { localize: true });
    return;
  }
  const holder = ledgerActor(held.holder);
  const actor = holder?.isOwner ? holder : null;
  if (!actor && !game.user.isGM) {
    ui.notifications.warn("NORN.Ledger.Refused.free-not-yours", { format: { aspect: aspect.name } });
    return;
  }
  await submitEntry({
    kind: "pass",
    actor,
    request: { aspect: uuid, aspectName: aspect.name, target: to.uuid, targetName: to.shownName, free },
  });
}

/** A free invocation that was dropped on an actor. */
export async function passDropped(dropped: object, to: NornActor): Promise<void> {
  const free = readFreeDrag(dropped);
  if (free) await passFree(free, to);
}

/** Free invocations of an aspect that this user may pass on: id, number, holder. */
export function passable({ system }: NornItem<"aspect">) {
  return Object.entries(system.free)
    .filter(([, { count, holder }]) => count > 0 && (game.user.isGM || ledgerActor(holder)?.isOwner))
    .map(([id, { count, holder }]) => ({ id, count, holder, name: ledgerActor(holder)?.shownName ?? "" }));
}

/** Asks who gets a free invocation, and which one if there are several. */
export async function askPass(aspect: NornItem<"aspect">): Promise<void> {
  const free = passable(aspect);
  if (!aspect.actor) return;
  const people = holdersInReach(aspect.actor).filter(({ uuid }) => free.length > 1 || uuid !== free[0]?.holder);
  const answer = await prompt({
    title: "NORN.Ledger.Aspect.pass",
    icon: "fa-gift",
    template: "created-aspects/pass.hbs",
    context: { name: aspect.name, free, people },
    buttons: [{ id: "ok", label: "NORN.Create.passOn", icon: "fa-gift" }],
  });
  const actor = answer && ledgerActor(fieldValue(answer.fields, "to"));
  if (actor) await passFree({ aspect: aspect.uuid, free: fieldValue(answer.fields, "which") }, actor);
}
