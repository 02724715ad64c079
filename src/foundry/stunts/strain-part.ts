import { strainOn } from "../../ledger/kinds/strain.ts";
import { named } from "../../view/listed-words.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { asLedgerActor } from "../ledger/world-of-documents.ts";
import { templatePath } from "../words/template-path.ts";
import { effectNames } from "../documents/effect-names.ts";

/** What an activation roll is short of: the one who rolled takes it as stress. Source: S4. */
export const STRAIN_PART: RollCardPart = {
  template: templatePath("stunts/strain-action.hbs"),
  context: strainOf,
  actions: {
    strain: {
      once: true,
      run: (message) => {
        const actor = ledgerActor(message.system.actor ?? "");
        return submitEntry({ kind: "strain", actor, request: { roll: message.id ?? "" } });
      },
    },
  },
};

function strainOf({ now, inForce }: RollOnCard): object | null {
  const roller = ledgerActor(now.roll.actor);
  const actor = inForce && roller?.isOwner ? asLedgerActor(roller) : null;
  const strain = actor && strainOn(now, actor);
  if (!strain) return null;
  const track = effectNames(ledgerWorld().game, roller).track(strain.track);
  return { label: text("NORN.Power.strain", { amount: strain.amount, track, power: named(strain.name) }) };
}
