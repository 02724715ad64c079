import type { NornActor } from "../documents/norn-actor.ts";

/** Opens the window that lists what of an actor heals, and how: for its owners. Its code is fetched then. */
export async function openRecovery(actor: NornActor): Promise<void> {
  if (!actor.isOwner) {
    ui.notifications.warn("NORN.Ledger.Refused.not-yours", { format: { actor: actor.shownName } });
    return;
  }
  const { RecoveryWindow } = await import("./recovery-window.ts");
  await RecoveryWindow.show(actor.uuid);
}
