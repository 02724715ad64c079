import { enteredThisScene } from "../../ledger/kinds/entrance.ts";
import { dialogContent } from "../apps/dialog-content.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isPlayed } from "../documents/played-actors.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { entranceView } from "../../view/ledger/breaks/entrance.view.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("npc-pool/enter-scene.hbs");

/** Whether this user may let an actor enter the scene, and that affects the pool. */
export function mayEnter(actor: NornActor): boolean {
  if (!game.user.isGM || isPlayed(actor)) return false;
  return (currentRuleset().breaks.entrance?.(actor.snapshot(), false, dialValues()) ?? null) !== null;
}

/** An NPC enters the scene: shows what that brings into the pool, and asks. */
export async function enterScene(actor: NornActor): Promise<ChatMessage.Implementation | undefined> {
  if (!mayEnter(actor)) {
    ui.notifications.warn("NORN.Ledger.Refused.entrance-none", { format: { actor: actor.name } });
    return undefined;
  }
  const again = enteredThisScene(ledgerStore(), actor.uuid);
  const view = entranceView(currentRuleset(), actor.snapshot(), { pool: npcPool().points, again, dials: dialValues() });
  const answer = await foundry.applications.api.DialogV2.wait({
    classes: ["norn", "norn-ask", "norn-entrance"],
    position: { width: 380 },
    window: { title: "NORN.Pool.title", icon: "fa-solid fa-person-walking-arrow-right" },
    content: await dialogContent(TEMPLATE, { ...view }),
    rejectClose: false,
    buttons: [
      { action: "enter", label: "NORN.Pool.enter", icon: "fa-solid fa-check", default: true, callback: chosen },
      { action: "cancel", label: "NORN.Pool.cancel", icon: "fa-solid fa-xmark" },
    ],
  });
  if (!answer || typeof answer !== "object") return undefined;
  return submitEntry({ kind: "entrance", actor, request: { again, vital: answer.vital }, secret: true });
}

function chosen(_event: Event, button: HTMLButtonElement): { vital: boolean } {
  return { vital: button.form?.querySelector<HTMLInputElement>('[name="vital"]')?.checked === true };
}
