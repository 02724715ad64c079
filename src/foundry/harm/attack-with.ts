import { unwrittenId } from "../../rules/index.ts";
import { findRollable, rollableTraits } from "../../view/roll/rollable-trait.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";

/** Opens the roll of an attack with a piece of gear: of the best trait that most people attack with, or the best of all. */
export async function attackWith(actor: NornActor, gear: string): Promise<void> {
  const { ruleset, dials } = ledgerWorld().game;
  const snapshot = actor.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  const keys = ruleset.harm?.scopes(dials)[0]?.attacks ?? [];
  const usual = keys.flatMap((key) => findRollable(traits, snapshot, unwrittenId(key)) ?? []);
  const [best] = (usual.length > 0 ? usual : traits).toSorted((a, b) => b.rank - a.rank);
  if (best) await rollTrait(actor, best.id, { attackWith: gear });
  else ui.notifications.warn("NORN.Roll.noSuchTrait", { format: { name: actor.name } });
}
