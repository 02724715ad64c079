import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { mayCompel } from "./compel-choices.ts";

/** Opens the list of aspects to compel, those of the given actor first. */
export async function openCompel(actor: NornActor | null = null): Promise<void> {
  await open("", actor);
}

/** The same with an aspect already chosen. For macros: without a uuid the list opens. */
export async function compelByUuid(uuid = ""): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (uuid !== "" && !aspect) ui.notifications.warn("NORN.Api.Gone", { format: { uuid } });
  else await open(uuid, aspect?.actor ?? null);
}

async function open(aspect: string, first: NornActor | null): Promise<void> {
  if (!mayCompel(currentRuleset())) {
    ui.notifications.warn("NORN.Ledger.Refused.not-yours-to-propose", { localize: true });
    return;
  }
  const { CompelDialog } = await import("./compel-dialog.ts");
  await new CompelDialog(aspect, first).render({ force: true });
}
