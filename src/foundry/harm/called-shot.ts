import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutBlow, sideOfHit } from "./blow-on.ts";
import { askWords } from "./concession.ts";

type Action = NornChatMessage<"action">;

/** Asks what the consequence is, and pays to say so. Source: S5. */
export async function askShot(action: Action, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "inflicter");
  if (!actor) return;
  const name = await askWords({
    title: game.i18n.localize("NORN.CalledShot.title"),
    icon: "fa-crosshairs",
    label: "NORN.CalledShot.label",
    send: "NORN.CalledShot.send",
  });
  if (name !== "") await submitEntry({ kind: "call-shot", actor, request: { ...aboutBlow(action, target), name } });
}

/** Pays for naming it oneself after all. Source: S5. */
export async function vetoShot(action: Action, { target = "", entry = "" }: DOMStringMap): Promise<void> {
  const actor = sideOfHit(action, target, "sufferer");
  if (actor) await submitEntry({ kind: "veto-shot", actor, request: { ...aboutBlow(action, target), entry } });
}
