import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { activeGame } from "../settings/active-game.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { mayEnter } from "./may-enter.ts";
import { enteredThisScene } from "../../ledger/kinds/entrance.ts";
import { entranceView } from "../../view/npc-pool/entrance.view.ts";

/** An NPC enters the scene: shows what that brings into the pool, and asks. */
export async function enterScene(actor: NornActor): Promise<ChatMessage.Implementation | undefined> {
  const played = activeGame();
  if (!mayEnter(played, actor)) {
    ui.notifications.warn("NORN.Ledger.Refused.entrance-none", { format: { actor: actor.shownName } });
    return undefined;
  }
  const again = enteredThisScene(ledgerStore(), actor.uuid);
  const view = entranceView(played, actor.snapshot(), { pool: npcPool().points, again });
  const answer = await prompt({
    title: "NORN.Pool.title",
    icon: "fa-person-walking-arrow-right",
    template: "npc-pool/enter-scene.hbs",
    context: view,
    buttons: [
      { id: "enter", label: "NORN.Pool.enter", icon: "fa-check" },
      { id: "cancel", label: "NORN.Pool.cancel", icon: "fa-xmark" },
    ],
  });
  if (!answer) return undefined;
  return submitEntry({ kind: "entrance", actor, request: { again, as: fieldValue(answer.fields, "as") }, secret: true });
}

/** Adds points to the GM's pool (or takes them: a negative number), for a reason. */
export async function changePool(by: number, reason = ""): Promise<ChatMessage.Implementation | undefined> {
  if (!Number.isInteger(by) || by === 0) {
    ui.notifications.warn("NORN.Pool.whole", { localize: true });
    return undefined;
  }
  return submitEntry({ kind: "pool", actor: null, request: { by, words: reason }, secret: true });
}

/** A character pays back fate points it owes. */
export async function payDebtOf(actor: NornActor, points = 1): Promise<ChatMessage.Implementation | undefined> {
  return submitEntry({ kind: "pay-debt", actor, request: { points } });
}
