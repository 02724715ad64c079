import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { closestTo } from "../redraw/elements.ts";
import { holdersInReach } from "./in-reach.ts";

const TYPE = "norn.FreeInvocation";

/** A dragged free invocation: on an aspect's card, the chat or the strip. */
export interface FreeDrag {
  readonly type: typeof TYPE;
  readonly aspect: string;
  readonly free: string;
}

/** Sets the drag data of a dragged free invocation; false if something else is dragged. */
export function startFreeDrag(event: DragEvent): boolean {
  const token = closestTo(event.target, "[data-free]");
  const { free, aspect } = token?.dataset ?? {};
  if (!token || !free || !aspect || !event.dataTransfer) return false;
  const data: FreeDrag = { type: TYPE, aspect, free };
  event.stopPropagation();
  event.dataTransfer.setData("text/plain", JSON.stringify(data));
  event.dataTransfer.setDragImage(token, 8, 8);
  return true;
}

/** The free invocation of a drop, null for anything else. */
export function readFreeDrag(dropped: object): FreeDrag | null {
  const { type, aspect, free } = dropped as Readonly<Record<string, unknown>>;
  return type === TYPE && typeof aspect === "string" && typeof free === "string" ? { type, aspect, free } : null;
}

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
  await submitEntry({ kind: "pass", actor, request: { aspect: uuid, aspectName: aspect.name, target: to.uuid, free } });
}

/** Free invocations of an aspect that this user may pass on: id, number, holder. */
export function passable({ system }: NornItem<"aspect">) {
  return Object.entries(system.free)
    .filter(([, { count, holder }]) => count > 0 && (game.user.isGM || ledgerActor(holder)?.isOwner))
    .map(([id, { count, holder }]) => ({ id, count, holder, name: ledgerActor(holder)?.name ?? "" }));
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
