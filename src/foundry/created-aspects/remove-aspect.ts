import type { Asks } from "../../ledger/requests.ts";
import { creationRoll } from "../../ledger/roll/creation-roll.ts";
import { removeCreated } from "../../rules/created-aspects/created-aspects.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { rollableTraits } from "../../view/roll/rollable-trait.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aspectOfItem } from "../mappers/aspect-of-item.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { parentOpposes, createdInReach } from "./in-reach.ts";

/** For a user who needs no roll. */
export async function askRemove(aspect: NornItem<"aspect">): Promise<void> {
  const maker = ledgerActor(aspect.system.maker);
  const actor = !game.user.isGM && maker?.isOwner ? maker : null;
  await submitEntry({ kind: "remove", actor, request: removal(aspect, "") });
}

function removal({ uuid, name, actor }: NornItem<"aspect">, roll: string): Asks["remove"] {
  return { roll, aspect: uuid, aspectName: name, targetName: actor?.shownName ?? "" };
}

/** By a roll: asks which of the aspects in reach. */
export async function askRemoveByRoll(action: NornChatMessage<"action">): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  const now = rollOn(action);
  if (!actor?.isOwner || !now.ok) {
    ui.notifications.warn("NORN.Ledger.Refused.roll-gone", { localize: true });
    return;
  }
  const roll = creationRoll(shownWorld(), now.value);
  const aspects = createdInReach(actor).map(({ aspect, parent }) => {
    const removed = removeCreated(now.value.roll, aspectOfItem(aspect), roll, parentOpposes(aspect, actor));
    return { uuid: aspect.uuid, name: aspect.name, parent, refusal: removed.ok ? null : refusalText(removed) };
  });
  const first = aspects.findIndex(({ refusal }) => refusal === null);
  const answer = await prompt({
    title: "NORN.Create.Remove.title",
    icon: "fa-eraser",
    width: 400,
    template: "created-aspects/remove.hbs",
    context: { aspects: aspects.map((aspect, index) => ({ ...aspect, selected: index === first })) },
    buttons: [{ id: "ok", label: "NORN.Create.Remove.remove", icon: "fa-eraser", disabled: first < 0 }],
  });
  const aspect = answer && ledgerAspect(fieldValue(answer.fields, "aspect"));
  if (!aspect) return;
  const request = removal(aspect, action.id ?? "");
  await submitEntry({ kind: "remove", actor, request });
}

/**
 * Asks for a trait, and opens its roll against the difficulty of removing the aspect. The card of the roll then offers to remove
 * it.
 */
export async function rollToRemove({ name, system }: NornItem<"aspect">): Promise<void> {
  const actor = ownCharacter();
  if (!actor) return;
  const ruleset = activeRuleset();
  const traits = rollableTraits(ruleset, actor.snapshot(), (key) => traitName(ruleset, key));
  const { quality } = system;
  const answer = await prompt({
    title: "NORN.Ledger.Aspect.removeByRoll",
    icon: "fa-eraser",
    template: "created-aspects/remove-by.hbs",
    context: { name, quality, rated: quality !== null, traits },
    buttons: [{ id: "ok", label: "NORN.Create.Remove.roll", icon: "fa-dice" }],
  });
  const trait = answer ? fieldValue(answer.fields, "trait") : "";
  if (trait !== "") await rollTrait(actor, trait, quality === null ? {} : { difficulty: quality });
}
