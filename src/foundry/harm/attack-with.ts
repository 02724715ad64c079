import { attackTrait } from "../../view/harm/attack-with.view.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { currentReader } from "../entries/current-reader.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import type { Target } from "../../view/roll/roll-options.ts";

/** Opens the roll of an attack with this profile, by its id; "" for bare hands. */
export async function attackWith(actor: NornActor, attack: string, against: Target | null = null): Promise<void> {
  const world = shownWorld();
  const known = world.actor(actor.uuid);
  const best = known && attackTrait(world, currentReader(), known, attack);
  if (!best) ui.notifications.warn("NORN.Roll.noSuchTrait", { format: { name: actor.shownName } });
  else
    await rollTrait(actor, best.trait, {
      attackWith: attack,
      against,
      ...(best.second !== null && { second: best.second }),
    });
}
