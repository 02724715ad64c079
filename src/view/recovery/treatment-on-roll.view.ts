import { isOfKind } from "../../ledger/entry.ts";
import { isPatientOf } from "../../ledger/kinds/heal.ts";
import { type Treatment, treatmentBy } from "../../ledger/recovery/recovery.ts";
import { isAuthority, type SeenRoll } from "../reader.ts";
import { woundWords } from "./recovery-sources.ts";
import { type TreatmentView, treatmentView } from "./treatment.view.ts";
import { woundText } from "./wound-text.ts";

/** Of a roll that treats a wound: what it means for it. Null for any other roll, and where the wound is hidden from the reader. */
export function treatmentOnRoll(seen: SeenRoll): TreatmentView | null {
  const { world, reader, now } = seen;
  if (!isAuthority(seen) || !now.roll.treats) return null;
  const game = now.roll.ruleset.id;
  const healed = now.entries.find(isOfKind("heal"));
  const rights = { isGm: world.isGm(reader.user), heals: false };
  if (healed) {
    const what = woundText(game, { ...healed.request, ...healed.facts });
    return treatmentView({ who: healed.facts.targetName, what, healed: true, days: 0, margin: 0 }, rights);
  }
  const treatment = treatmentBy(world, now);
  if (!treatment) return treatmentView(null, rights);
  const { named, recovery, target, days, margin } = treatment;
  if (named.aspect !== "" && !world.knows(reader.user, named.aspect)) return null;
  const what = woundText(game, woundWords(world, named, recovery));
  return treatmentView({ who: target.name, what, healed: false, days, margin }, { ...rights, heals: mayHealBy(seen, treatment) });
}

/** Whether the reader heals by that roll, where nothing is left of the time. */
function mayHealBy({ world, reader: { user }, now: { roll } }: SeenRoll, { target }: Treatment): boolean {
  return roll.author === user && world.owns(user, roll.actor) && isPatientOf(world, user, target);
}
