import { isSituation } from "../documents/is-situation.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ownCharacter } from "../documents/played-actors.ts";
import { gameInForce } from "../settings/current-game.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { payersFor } from "./spend-actors.ts";
import type { SpendStart } from "./spend-dialog.ts";

/** Opens the dialog of spends without a roll, for an actor the user plays, or else for their own character. */
export async function openSpend(actor: NornActor | null = null, start: SpendStart = {}): Promise<void> {
  const first = actor?.isOwner && !isSituation(actor) ? actor : ownCharacter();
  const payer = first ?? payersFor(null)[0];
  if (!payer) {
    ui.notifications.warn("NORN.Spend.nobody", { localize: true });
    return;
  }
  const { SpendDialog } = await import("./spend-dialog.ts");
  await new SpendDialog(payer, start).render({ force: true });
}

/** The same for the actor with this uuid, or else for the user's own character. */
export async function spendByUuid(uuid = ""): Promise<void> {
  await openSpend(ledgerActor(uuid));
}

/** Whether the game has this use without a roll. */
export function hasToldUse(id: string): boolean {
  const { ruleset, dials } = gameInForce();
  return ruleset.spending.uses({ method: null }, dials).some((use) => use.id === id);
}
