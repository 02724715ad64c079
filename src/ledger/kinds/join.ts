import { ok, refuse, type Result } from "../../rules/result.ts";
import { hasCreated } from "../roll/creation-roll.ts";
import type { EntryOf } from "../entry.ts";
import { joinOf } from "../roll/joined-rolls.ts";
import { openDice } from "../roll/final-dice.ts";
import type { Kind } from "../kind.ts";
import { pairedTotal } from "../roll/paired-rolls.ts";
import { authorsActor } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf, wholeOf } from "../read-input.ts";
import { type RollNow, rollSeenBy } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";

/** One roll counts with another. Source: M2 (co-operative actions), S1 (extended actions), F2 (successes that are counted). */
export const JOIN: Kind<"join"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), joining: idOf(input["joining"]) }),
  parseFacts: (input) => ({ total: wholeOf(input["total"]) ?? 0 }),
  plan: (world, entry) => {
    const { roll, joining } = entry.request;
    const seen = rollSeenBy(world, entry.author, roll);
    if (!seen.ok) return seen;
    const total = pairedTotal(world, { first: roll, second: joining }, (first, second) => [
      mayGrow(first),
      fits(first, second),
      isTheirs(world, entry, first, second),
    ]);
    return total.ok ? ok(plainPlan<"join">({ total: total.value })) : total;
  },
  about: ({ request: { roll, joining } }) => [roll, joining],
  order: { fromOutside: true },
  countsRoll: ({ joining }) => joining,
};

/** Whether other rolls may count with this one, in a game that has that, and before anything came of it. */
export function mayGrow(now: RollNow): Result<null> {
  const { joining } = now.roll.ruleset;
  if (!joining) return refuse("use-unknown");
  if (joinOf(now) || now.opposition?.side === "second") return refuse("joins-another");
  if (now.roll.attack && joining.whose === "own") return refuse("defend-instead");
  const open = openDice(now);
  if (!open.ok) return open;
  return hasCreated(now.entries) ? refuse("created-already") : ok(null);
}

function fits({ roll }: RollNow, second: RollNow): Result<null> {
  const { roll: made, opposition, joined } = second;
  if (made.madeFor !== roll.id) return refuse("join-unmade");
  if (joinOf(second) || opposition || joined.length > 0) return refuse("joins-another");
  return made.request.reading === roll.request.reading ? ok(null) : refuse("oppose-dice");
}

/** People who work together are different ones. */
function isTheirs(world: World, entry: EntryOf<"join">, { roll }: RollNow, { roll: made }: RollNow): Result<null> {
  const actor = authorsActor(world, entry);
  if (!actor.ok) return actor;
  if (made.actor !== entry.actor) return refuse("not-yours", { actor: made.actorName });
  const isOwn = made.actor === roll.actor;
  if (roll.ruleset.joining?.whose === "others") return isOwn ? refuse("join-own", { actor: made.actorName }) : ok(null);
  return isOwn ? ok(null) : refuse("not-yours", { actor: roll.actorName });
}
