import { ok, refuse, type Result } from "../../rules/result.ts";
import { hasCreated } from "../roll/creation-roll.ts";
import { defenseBy } from "../harm/defended.ts";
import type { EntryOf } from "../entry.ts";
import { isOnLadder } from "../roll/final-dice.ts";
import { joinOf } from "../roll/joined-rolls.ts";
import type { Kind } from "../kind.ts";
import { pairedTotal } from "../roll/paired-rolls.ts";
import { authorsActor } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf, wholeOf } from "../read-input.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";

/**
 * One roll opposes another. Both are made before: this says that they belong together, so that of two who press at once only one
 * does. Source: F2 (dynamic tests), S1, T1, M2 (contested actions).
 */
export const OPPOSE: Kind<"oppose"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), opposing: idOf(input["opposing"]) }),
  parseFacts: (input) => ({ total: wholeOf(input["total"]) ?? 0 }),
  plan: (world, entry) => {
    const { roll, opposing } = entry.request;
    const total = pairedTotal(world, { first: roll, second: opposing }, (first, second) => [
      isOpen(first),
      fits(first, second),
      isTheirs(world, entry, first, second),
    ]);
    return total.ok ? ok(plainPlan<"oppose">({ total: total.value })) : total;
  },
  about: ({ request: { roll, opposing } }) => [roll, opposing],
  order: { fromOutside: true },
};

/** Whether a roll can still be opposed: once, and before anything came of it. */
export function isOpen({ roll, entries }: Pick<RollNow, "roll" | "entries">): Result<null> {
  if (roll.attack) return refuse("defend-instead");
  if (defenseBy({ roll, entries })) return refuse("opposes-another");
  if (joinOf({ roll, entries })) return refuse("joins-another");
  const [paired] = entries.flatMap((entry) => (entry.kind === "oppose" ? [entry.request.roll] : []));
  if (paired !== undefined) return refuse(paired === roll.id ? "opposed-already" : "opposes-another");
  if (isOnLadder(entries)) return refuse("ladder-marked");
  return hasCreated(entries) ? refuse("created-already") : ok(null);
}

/** Uuids of the actors that may oppose a roll: those it is against, and those the GM lets. */
export function opposersOf({ roll, entries }: Pick<RollNow, "roll" | "entries">): readonly string[] {
  const allowed = entries.flatMap((entry) => (entry.kind === "allow" ? [entry.request.target] : []));
  return [...new Set([...roll.targets, ...allowed])].filter((uuid) => uuid !== roll.actor);
}

/** The second roll was made for this, with the same kind of dice, and opposes nothing else. */
function fits({ roll }: RollNow, { roll: made, opposition, joined }: RollNow): Result<null> {
  if (made.madeFor !== roll.id) return refuse("oppose-unmade");
  if (opposition) return refuse(opposition.side === "first" ? "opposed-already" : "opposes-another");
  if (joined.length > 0) return refuse("joins-another");
  return made.request.reading === roll.request.reading ? ok(null) : refuse("oppose-dice");
}

/** The author plays the one who rolled against it, who may oppose it. A GM may oppose with dice alone. Source: F2. */
function isTheirs(
  world: World,
  { author, actor: uuid, actorName }: EntryOf<"oppose">,
  first: RollNow,
  { roll: made }: RollNow,
): Result<null> {
  if (made.actor !== uuid) return refuse("not-yours", { actor: made.actorName });
  if (uuid === "" && world.isGm(author)) return ok(null);
  const actor = authorsActor(world, { actor: uuid, actorName, author });
  if (!actor.ok) return actor;
  if (uuid === first.roll.actor) return refuse("oppose-own", { actor: actor.value.name });
  return world.isGm(author) || opposersOf(first).includes(uuid) ? ok(null) : refuse("oppose-not-yours");
}
