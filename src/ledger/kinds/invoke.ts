import { GAINS, MOMENTS } from "../../rules/invoke/invocation-rules.ts";
import { invoke, PAYMENTS } from "../../rules/invoke/invoke.ts";
import { ok, refuse } from "../../rules/result.ts";
import { isVehicleOf } from "../roll/aboard.ts";
import { diceFor } from "../roll/dice-for-gain.ts";
import type { Entry, EntryOf } from "../entry.ts";
import { openDice } from "../roll/final-dice.ts";
import type { Kind } from "../kind.ts";
import { authorsAspect } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, namedAspect, textOf, wholeOf } from "../read-input.ts";
import { type RollAndActor, ownRollOfActiveGame, rollGainOf, seenRollOfActiveGame } from "../roll/replay-roll.ts";
import { askInvoke, paidBefore } from "../uses.ts";
import type { World } from "../world.ts";

/** Only the actor, aspect, gain, die, `against` and `expects` of the request are used; the rest is read from current data. Source: F3, S3, T3, M3. */
export const INVOKE: Kind<"invoke"> = {
  parse: (input) => {
    const gain = choiceOf(GAINS, input["gain"]);
    if (!gain) return null;
    return {
      roll: idOf(input["roll"]),
      ...namedAspect(input),
      gain,
      die: wholeOf(input["die"]),
      moment: choiceOf(MOMENTS, input["moment"]) ?? "after",
      against: input["against"] === true,
      expects: choiceOf(PAYMENTS, input["expects"]),
    };
  },
  parseFacts: (input) => ({
    aspectName: textOf(input["aspectName"]),
    moment: choiceOf(MOMENTS, input["moment"]) ?? "after",
    against: input["against"] === true,
  }),
  plan: (world, entry) => {
    const { request } = entry;
    const roll = invokedOn(world, entry);
    if (!roll.ok) return roll;
    const { now, actor } = roll.value;
    const open = openDice(now);
    if (!open.ok) return open;
    const found = authorsAspect(world, entry.author, request);
    if (!found.ok) return found;
    const aspect = found.value;
    const moment = isBefore(now.entries) ? request.moment : "after";
    const asking = { actor, moment, request: now.state.request, entries: now.entries, entry: entry.id };
    const ask = askInvoke(world, { ...asking, aboard: now.roll.actor });
    const paying = { expects: request.expects, paidBefore: paidBefore(entry) };
    const invoked = invoke(world.game, { ...ask(aspect, request.gain, request.against), ...paying });
    if (!invoked.ok) return invoked;
    const dice = diceFor(now.roll, now.state, request);
    if (!dice.ok) return dice;
    const { payment, points, events, later, asksAgainst } = invoked.value;
    const facts = { aspectName: aspect.name, moment, against: asksAgainst && request.against };
    return ok(plainPlan<"invoke">(facts, events, { payment, points, later, dice: dice.value, turn: world.turn }));
  },
  about: ({ request: { roll } }) => [roll],
  usesAspect: () => true,
  order: { refuses: ({ aspectName }) => refuse("later-step", { aspect: aspectName }) },
};

/**
 * The roll, and who invokes on it: who rolled, or where the game allows it any other character; aboard a vehicle, who acts there and
 * not the vehicle. Source: M3.
 */
function invokedOn(world: World, entry: EntryOf<"invoke">): RollAndActor {
  const find = world.game.ruleset.invoking.rolls.includes("others") ? seenRollOfActiveGame : ownRollOfActiveGame;
  const found = find(world, entry, entry.request.roll);
  if (!found.ok || !isVehicleOf(found.value.now.roll, entry.actor)) return found;
  return refuse("not-yours", { actor: found.value.actor.name });
}

/** Once a roll has a step after it, nothing can be invoked "before the roll". */
function isBefore(entries: readonly Entry[]): boolean {
  return entries.every((entry) => rollGainOf(entry)?.moment === "before");
}
