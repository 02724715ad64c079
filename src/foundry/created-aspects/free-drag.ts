import type { NornActor } from "../documents/norn-actor.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { closestTo } from "../redraw/elements.ts";

const TYPE = "norn.FreeInvocation";

/** A free invocation on its way to somebody: on an aspect's card, the chat or the strip. */
export interface FreeDrag {
  readonly type: typeof TYPE;
  readonly aspect: string;
  readonly free: string;
}

/** Puts the free invocation that is dragged on the drag; false where something else is dragged. */
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

/** Asks for a free invocation to go on to an actor, in the name of whoever holds it. */
export async function passFree({ aspect: uuid, free }: Pick<FreeDrag, "aspect" | "free">, to: NornActor): Promise<void> {
  const aspect = ledgerAspect(uuid);
  const held = aspect?.system.free[free];
  if (!aspect || !held) {
    ui.notifications.warn("NORN.Make.noFree", { localize: true });
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
