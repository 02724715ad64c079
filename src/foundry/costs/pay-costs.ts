import { actingPoints } from "../../ledger/kinds/cost.ts";
import type { RollCost } from "../../ledger/requests/costs.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";

/** A roll has been made: what it costs by itself is asked for. What cannot be paid is refused in the log, and the GM decides. */
export async function payCosts(message: ChatMessage.Implementation, actor: NornActor, pilot: NornActor | null): Promise<void> {
  if (!isMessageOfType(message, "action")) return;
  const { attack, madeFor } = message.system;
  const world = shownWorld();
  const acts = pilot ?? actor;
  const known = world.actor(acts.uuid);
  if (known && actingPoints(world, known) > 0 && !reacts(madeFor, actor)) await payCost(message.id ?? "", acts, "acting");
  const rule = world.game.ruleset.harm?.ammunition(world.game.dials);
  if (rule?.eachAttack === true && (world.gear(attack?.gear ?? "")?.holds ?? 0) > 0)
    await payCost(message.id ?? "", actor, "ammunition");
}

/** The roll it was made for is against this actor. */
function reacts(madeFor: string, { uuid }: NornActor): boolean {
  const first = game.messages.get(madeFor);
  return isMessageOfType(first, "action") && first.system.targets.some((target) => target.uuid === uuid);
}

export async function payCost(roll: string, actor: NornActor, what: RollCost): Promise<void> {
  await submitEntry({ kind: "cost", actor, request: { roll, what } });
}
