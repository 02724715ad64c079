import { activationModifier } from "../../ledger/kinds/strain.ts";
import { effectOf } from "../../ledger/kinds/use.ts";
import { findRollable, rollableTraits } from "../../view/roll/rollable-trait.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";

/** Uses an effect that is for no roll, and pays for it. */
export async function useFeature(actor: NornActor, feature: string, effect: string): Promise<void> {
  const found = effectOf(ledgerWorld().game, actor.snapshot(), { feature, effect });
  if (!found) return;
  const request = { roll: "", feature, featureName: found.feature.name, effect, words: found.effect.when };
  await submitEntry({ kind: "use", actor, request });
}

/** Rolls to activate a power: its trait against its difficulty. */
export async function activatePower(actor: NornActor, id: string): Promise<void> {
  const power = actor.items.get(id);
  if (!isItemOfType(power, "power")) return;
  const { ruleset } = ledgerWorld().game;
  const { trait, difficulty } = power.system.roll;
  const snapshot = actor.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  const rolled = findRollable(traits, snapshot, trait) ?? findRollable(traits, snapshot, `key:${trait}`);
  if (!rolled) {
    ui.notifications.warn("NORN.Power.noTrait", { format: { power: power.name } });
    return;
  }
  await rollTrait(actor, rolled.id, {
    ...(difficulty !== null && { difficulty }),
    activates: { id: activationModifier(id), label: power.name, value: 0 },
  });
}
