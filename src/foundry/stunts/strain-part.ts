import { strainFor } from "../../ledger/kinds/strain.ts";
import { isAuthority } from "../../view/reader.ts";
import { named } from "../../view/listed-words.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { effectNames } from "../documents/effect-names.ts";
import { seenOn, seenRoll } from "../entries/current-reader.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";

/** What an activation roll is short of: the one who rolled takes it as stress. */
export const STRAIN_PART: RollCardPart = {
  template: templatePath("stunts/strain-action.hbs"),
  context: strainOf,
  actions: {
    strain: {
      once: true,
      run: async (message) => {
        const seen = seenOn(message);
        const strain = seen && strainFor(seen.world, seen.reader.user, seen.now);
        if (!strain) return;
        const request = { roll: message.id ?? "", featureName: strain.name };
        await submitEntry({ kind: "strain", actor: ledgerActor(message.system.actor ?? ""), request });
      },
    },
  },
};

function strainOf({ now }: RollOnCard): object | null {
  const seen = seenRoll(now);
  const { world, reader } = seen;
  const strain = isAuthority(seen) ? strainFor(world, reader.user, now) : null;
  if (!strain) return null;
  const track = effectNames(world.game, ledgerActor(now.roll.actor)).track(strain.track);
  return { label: text("NORN.Power.strain", { amount: strain.amount, track, power: named(strain.name) }) };
}
