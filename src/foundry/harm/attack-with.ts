import { unwrittenId } from "../../rules/index.ts";
import { bestOfKeys, findRollable, rollableTraits } from "../../view/roll/rollable-trait.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { usualScope } from "./attack-form.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import type { Target } from "../../view/roll/roll-options.ts";
import { traitName } from "../settings/trait-name.ts";

/** Opens the roll of an attack with a piece of gear: of the best trait that most people attack with, or the best of all. */
export async function attackWith(actor: NornActor, gear: string, against: Target | null = null): Promise<void> {
  const { game: inForce } = ledgerWorld();
  const { ruleset } = inForce;
  const snapshot = actor.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  const scope = usualScope(inForce, actor, gear);
  const pair = scope?.pairs?.[reaches(actor, gear) ? 1 : 0]?.traits;
  const usual = bestOfKeys(traits, snapshot, pair ? [pair[0]] : (scope?.attacks ?? []));
  const best = usual ?? traits.toSorted((a, b) => b.rank - a.rank)[0];
  if (!best) ui.notifications.warn("NORN.Roll.noSuchTrait", { format: { name: actor.shownName } });
  else
    await rollTrait(actor, best.id, {
      attackWith: gear,
      against,
      ...(pair && { second: findRollable(traits, snapshot, unwrittenId(pair[1]))?.id ?? "" }),
    });
}

/** Whether it is shot or thrown, rather than used at arm's length. */
function reaches(actor: NornActor, gear: string): boolean {
  const item = actor.items.get(gear);
  return isItemOfType(item, "gear") && (item.system.range ?? 0) > 0;
}
