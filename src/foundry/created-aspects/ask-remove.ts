import { makingRoll } from "../../ledger/creation-roll.ts";
import { dialogContent } from "../apps/dialog-content.ts";
import { removeMade } from "../../rules/index.ts";
import { refusalText } from "../../view/ledger/refusal.view.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { ledgerWorld, rollOn } from "../ledger/ledger-world.ts";
import { madeInReach } from "./made-in-reach.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("created-aspects/remove.hbs");

/** At the word of somebody who needs no roll. */
export async function askRemove(aspect: NornItem<"aspect">): Promise<void> {
  const maker = ledgerActor(aspect.system.maker);
  const actor = !game.user.isGM && maker?.isOwner ? maker : null;
  await submitEntry({ kind: "remove", actor, request: { aspect: aspect.uuid, aspectName: aspect.name } });
}

/** By a roll: asks which aspect, of those it reaches. */
export async function askRemoveByRoll(action: NornChatMessage<"action">): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  const now = rollOn(action);
  if (!actor?.isOwner || !now.ok) {
    ui.notifications.warn("NORN.Ledger.Refused.roll-gone", { localize: true });
    return;
  }
  const roll = makingRoll(ledgerWorld(), now.value);
  const aspects = madeInReach(actor).map(({ aspect, bearer }) => {
    const removed = removeMade(now.value.roll, aspectState(aspect), roll);
    return { uuid: aspect.uuid, name: aspect.name, bearer, refusal: removed.ok ? null : refusalText(removed) };
  });
  const first = aspects.findIndex(({ refusal }) => refusal === null);
  const content = await dialogContent(TEMPLATE, {
    aspects: aspects.map((aspect, index) => ({ ...aspect, selected: index === first })),
  });
  const answer: unknown = await foundry.applications.api.DialogV2.prompt({
    classes: ["norn", "norn-ask"],
    position: { width: 400 },
    window: { title: "NORN.Make.Remove.title", icon: "fa-solid fa-eraser" },
    content,
    rejectClose: false,
    ok: { label: "NORN.Make.Remove.remove", icon: "fa-solid fa-eraser", callback: chosen, disabled: first < 0 },
  });
  const aspect = typeof answer === "string" ? ledgerAspect(answer) : null;
  if (!aspect) return;
  const request = { roll: action.id ?? "", aspect: aspect.uuid, aspectName: aspect.name };
  await submitEntry({ kind: "remove", actor, request });
}

function chosen(_event: Event, button: HTMLButtonElement): unknown {
  return button.form ? new foundry.applications.ux.FormDataExtended(button.form).object["aspect"] : null;
}
