import { largestDifficulty } from "../../rules/roll/review-request.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { hasCreated } from "../roll/creation-roll.ts";
import { isOnLadder } from "../roll/final-dice.ts";
import type { Kind } from "../kind.ts";
import { onlyOpposes } from "../roll/opposed-roll.ts";
import { NO_FACTS, noFacts, plainPlan } from "../plan.ts";
import { idOf, wholeOf } from "../read-input.ts";
import { rollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";

/** Gives a roll a difficulty after it was made. Source: F2 (the GM sets it), S1, T1, M2. */
export const DIFFICULTY: Kind<"difficulty"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), difficulty: wholeOf(input["difficulty"]) }),
  parseFacts: noFacts,
  plan: (world, { author, request }) => {
    const now = rollOfActiveGame(world, request.roll);
    if (!now.ok) return now;
    const open = mayGiveDifficulty(world, author, now.value);
    if (!open.ok) return open;
    const largest = largestDifficulty(now.value.roll.request.reading);
    if (Math.abs(request.difficulty ?? 0) > largest) return refuse("difficulty-large", { largest });
    return ok(plainPlan<"difficulty">(NO_FACTS));
  },
  about: ({ request: { roll } }) => [roll],
  order: { fromOutside: true },
};

/**
 * A GM may set it until something came of the roll; the player who rolled only where there is none, and before anything was done
 * to the roll (R14).
 */
export function mayGiveDifficulty(world: Pick<World, "isGm" | "owns">, user: string, now: RollNow): Result<null> {
  const { roll, entries, state } = now;
  if (onlyOpposes(now)) return refuse("roll-opposes");
  if (roll.attack) return refuse("defend-instead");
  if (isOnLadder(entries)) return refuse("ladder-marked");
  if (hasCreated(entries)) return refuse("created-already");
  if (world.isGm(user)) return ok(null);
  if (!world.owns(user, roll.actor)) return refuse("not-yours", { actor: roll.actorName });
  return entries.length === 0 && state.request.difficulty === null ? ok(null) : refuse("difficulty-late");
}
