import { afterDefense, attackerOn, isStruckBack, type Since } from "../../ledger/after-defense.ts";
import { stillStands } from "../../ledger/order.ts";
import type { RollNow } from "../../ledger/replay-roll.ts";
import { text } from "../../view/text.ts";
import { refreshCard } from "../chat/render-card.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";
import { rollOn } from "../ledger/ledger-world.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../template-path.ts";
import { askTrait } from "./choose-opposer.ts";

/** A defense may bring something to the next attack: the defender rolls it from here. */
export const AFTER_DEFENSE_PART: RollCardPart = {
  template: templatePath("oppose/after-defense.hbs"),
  context: ({ message, now }) => {
    const value = playsActor(message.system.actor) ? offeredAfter(message, now) : 0;
    return value > 0 ? { words: text("NORN.AfterDefense.offer", { value }) } : null;
  },
  actions: { strikeBack: { run: (message) => strikeBack(message) } },
};

/** Ids of the rolls whose bonus this reader was offered. */
const offered = new Set<string>();

/** What the defense still brings; 0 once that is used, or missed. */
function offeredAfter({ id, timestamp }: NornChatMessage<"action">, now: RollNow): number {
  const value = afterDefense(now);
  if (value === 0 || isStruckBack(now, sinceThen(id ?? "", timestamp))) return 0;
  offered.add(id ?? "");
  return value;
}

function sinceThen(id: string, timestamp: number): Since {
  const all = [...game.messages];
  const later = all.slice(all.findIndex((message) => message.id === id) + 1);
  const rolls = later.flatMap((message) => {
    if (!isMessageOfType(message, "action")) return [];
    const { actor, targets, madeFor } = message.system;
    return [{ actor: actor ?? "", targets: targets.map(({ uuid }) => uuid), madeFor }];
  });
  const breaks = ledgerStore().ofKinds(["break"]);
  const sceneEnded = breaks.some((entry) => entry.settled > timestamp && stillStands(ledgerStore(), entry));
  return { rolls, sceneEnded };
}

/** Redraws the cards that offer it: what happens next may use it up, or give it back. Called in `init`. */
export function registerAfterDefense(): void {
  const refresh = (): void => offered.forEach((id) => refreshCard(id));
  for (const hook of ["createChatMessage", "deleteChatMessage"] as const)
    Hooks.on(hook, (message: ChatMessage.Implementation) => {
      if (isMessageOfType(message, "action")) refresh();
    });
  onEntryChange(({ before, after }) => {
    const { kind, request } = after ?? before ?? {};
    const undoes = request && "entry" in request ? ledgerStore().entry(request.entry)?.kind : undefined;
    if (kind === "break" || undoes === "break") refresh();
  });
}

async function strikeBack(action: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(action);
  const actor = ledgerActor(action.system.actor ?? "");
  if (!now.ok || !actor) return;
  const value = offeredAfter(action, now.value);
  const trait = value > 0 ? await askTrait(actor, action, "NORN.AfterDefense.title") : "";
  if (trait === "") return;
  const attacker = attackerOn(now.value);
  const against = attacker ? { uuid: attacker.actor, name: attacker.actorName } : null;
  await rollTrait(actor, trait, {
    against,
    madeFor: action.id ?? "",
    ...(now.value.defends && { attackWith: "" }),
    bonus: { label: game.i18n.localize("NORN.AfterDefense.bonus"), value },
  });
}
