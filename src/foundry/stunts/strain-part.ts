import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { strainOn } from "../../ledger/kinds/strain.ts";
import { named } from "../../view/listed-words.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { shownActor } from "../ledger/shown-world.ts";
import { templatePath } from "../words/template-path.ts";
import { effectNames } from "../documents/effect-names.ts";

/** What an activation roll is short of: the one who rolled takes it as stress. */
export const STRAIN_PART: RollCardPart = {
  template: templatePath("stunts/strain-action.hbs"),
  context: strainOf,
  actions: {
    strain: {
      once: true,
      run: async (message) => {
        const now = rollOn(message);
        const strain = now.ok ? strainBy(now.value) : null;
        if (!strain) return;
        const request = { roll: message.id ?? "", featureName: strain.name };
        await submitEntry({ kind: "strain", actor: ledgerActor(message.system.actor ?? ""), request });
      },
    },
  },
};

function strainOf({ now, inForce }: RollOnCard): object | null {
  const strain = inForce ? strainBy(now) : null;
  if (!strain) return null;
  const track = effectNames(ledgerWorld().game, ledgerActor(now.roll.actor)).track(strain.track);
  return { label: text("NORN.Power.strain", { amount: strain.amount, track, power: named(strain.name) }) };
}

/** For who plays the one who rolled. */
function strainBy(now: RollNow) {
  const roller = ledgerActor(now.roll.actor);
  const actor = roller?.isOwner ? shownActor(roller) : null;
  return actor && strainOn(now, actor);
}
