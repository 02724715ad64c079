import { dialogContent } from "../apps/dialog-content.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { actorsInReach } from "./actors-in-reach.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("created-aspects/assess.hbs");

/** Asks whom or what a roll studies; the GM then says what there is. */
export async function askAssess(action: NornChatMessage<"action">): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  if (!actor?.isOwner) return;
  const people = actorsInReach(actor, action.system.targets);
  const content = await dialogContent(TEMPLATE, { people });
  const target: unknown = await foundry.applications.api.DialogV2.prompt({
    classes: ["norn", "norn-ask"],
    position: { width: 380 },
    window: { title: "NORN.Make.Assess.title", icon: "fa-solid fa-magnifying-glass" },
    content,
    rejectClose: false,
    ok: { label: "NORN.Make.Assess.ask", icon: "fa-solid fa-magnifying-glass", callback: chosen },
  });
  if (typeof target === "string") await submitEntry({ kind: "assess", actor, request: { roll: action.id ?? "", target } });
}

function chosen(_event: Event, button: HTMLButtonElement): unknown {
  return button.form ? new foundry.applications.ux.FormDataExtended(button.form).object["target"] : null;
}
