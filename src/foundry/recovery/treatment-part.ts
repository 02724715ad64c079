import { isPatientOf } from "../../ledger/kinds/heal.ts";
import { type Treatment, treatmentBy } from "../../ledger/recovery/recovery.ts";
import type { World } from "../../ledger/world.ts";
import { isOfKind } from "../../ledger/entry.ts";
import { treatmentView } from "../../view/recovery/treatment.view.ts";
import { woundText } from "../../view/recovery/wound-text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { templatePath } from "../words/template-path.ts";
import { healWound } from "./heal-wound.ts";
import { woundWords } from "./recovery-sources.ts";

/** Of a roll that treats a wound: what it means, and the button that heals. */
export const TREATMENT_PART: RollCardPart = {
  template: templatePath("recovery/treatment.hbs"),
  context: (roll) => (roll.inForce && roll.now.roll.treats ? treatmentOn(roll) : null),
  actions: { heal: { once: true, run: (message) => healBy(message) } },
};

function treatmentOn({ message, now }: RollOnCard): object | null {
  const world = shownWorld();
  const healed = now.entries.find(isOfKind("heal"));
  const reader = { isGm: game.user.isGM, heals: false };
  if (healed) {
    const what = woundText(now.roll.ruleset.id, { ...healed.request, ...healed.facts });
    return treatmentView({ who: healed.facts.targetName, what, healed: true, days: 0, margin: 0 }, reader);
  }
  const treatment = treatmentBy(world, now);
  if (!treatment) return treatmentView(null, reader);
  const { named, recovery, target, days, margin } = treatment;
  // A hidden consequence stays hidden.
  if (named.aspect !== "" && !world.knows(game.user.id, named.aspect)) return null;
  const what = woundText(now.roll.ruleset.id, woundWords(world, named, recovery));
  return treatmentView(
    { who: target.name, what, healed: false, days, margin },
    { ...reader, heals: mayHealBy(world, message, treatment) },
  );
}

/** Whether this reader heals by that roll, where nothing is left of the time. */
function mayHealBy(world: World, { author, system }: NornChatMessage<"action">, { target }: Treatment): boolean {
  const { id } = game.user;
  return author?.id === id && world.owns(id, system.actor ?? "") && isPatientOf(world, id, target);
}

async function healBy(message: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(message);
  const treatment = now.ok ? treatmentBy(shownWorld(), now.value) : null;
  const roll = message.id ?? "";
  if (treatment) await healWound(treatment.named, { roll, healer: ledgerActor(message.system.actor ?? "") });
}
