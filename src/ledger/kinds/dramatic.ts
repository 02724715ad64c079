import { dramaticFailure } from "../../rules/oppose/dramatic-failure.ts";
import { ok, refuse } from "../../rules/result.ts";
import { creationRoll } from "../roll/creation-roll.ts";
import type { Entry } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { payerOf } from "../parties.ts";
import { joinersOf } from "../roll/joined-rolls.ts";
import { NO_FACTS, noFacts, plainPlan } from "../plan.ts";
import { idOf } from "../read-input.ts";
import { ownResultOfActiveGame } from "../roll/replay-roll.ts";

/**
 * A failure becomes a dramatic one, for a fate point. A roll without a difficulty has the game's own. M2-R4: it is that of all who
 * work together, and each gets the point. Source: M2.
 */
export const DRAMATIC: Kind<"dramatic"> = {
  parse: (input) => ({ roll: idOf(input["roll"]) }),
  parseFacts: noFacts,
  plan: (world, entry) => {
    const rolled = ownResultOfActiveGame(world, entry, entry.request.roll);
    if (!rolled.ok) return rolled;
    const { now, actor } = rolled.value;
    if (isDramatic(now.entries)) return refuse("dramatic-already");
    const { outcome, usual } = creationRoll(world, now);
    const failed = outcome ?? usual;
    const events = dramaticFailure(world.game, failed, payerOf(world, actor));
    if (!events.ok) return events;
    const others = joinersOf(now).flatMap((uuid) => {
      const joiner = world.actor(uuid);
      const theirs = joiner && uuid !== actor.uuid ? dramaticFailure(world.game, failed, payerOf(world, joiner)) : null;
      return theirs?.ok ? theirs.value : [];
    });
    return ok(plainPlan<"dramatic">(NO_FACTS, [...events.value, ...others]));
  },
  about: ({ request: { roll } }) => [roll],
};

/** Whether a roll has become a dramatic failure: then nothing makes it better. */
export function isDramatic(entries: readonly Entry[]): boolean {
  return entries.some(({ kind }) => kind === "dramatic");
}
