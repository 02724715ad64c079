import { ok, refuse, type Result } from "../../rules/result.ts";
import { isOfKind } from "../entry.ts";
import { participantIn, roundIn } from "../conflict/conflict.ts";
import { hasCreated } from "../roll/creation-roll.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, phraseOf, textOf, wholeOf } from "../read-input.ts";
import { ownResultOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import type { World } from "../world.ts";

/** Characters of what is blocked. */
export const LONGEST_BLOCK = 120;

/** A roll stands in the way of what others try. Source: T4, S6. */
export const BLOCK: Kind<"block"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    words: phraseOf(input["words"], LONGEST_BLOCK),
    trait: idOf(input["trait"]),
    traitName: textOf(input["traitName"]),
  }),
  parseFacts: (input) => ({ combat: idOf(input["combat"]), round: wholeOf(input["round"]) ?? 0 }),
  plan: (world, entry) => {
    const { request } = entry;
    const rolled = ownResultOfActiveGame(world, entry, request.roll);
    if (!rolled.ok) return rolled;
    const { now, actor } = rolled.value;
    const may = mayBlock(world, now);
    if (!may.ok) return may;
    if (request.words === "") return refuse("block-unworded");
    const { combat, round } = roundIn(world.turn);
    const takesPart = participantIn(world.conflict(combat), actor.uuid) !== null;
    return ok(plainPlan<"block">({ combat: takesPart ? combat : "", round: takesPart ? round : 0 }));
  },
  about: ({ request: { roll } }) => [roll],
  order: { dependents: [] },
};

/** Whether a roll can be made a block: it has come to nothing else yet. */
export function mayBlock({ game }: Pick<World, "game">, now: RollNow): Result<null> {
  if (!game.ruleset.conflict?.blocks) return refuse("no-blocks");
  if (now.roll.attack) return refuse("defend-instead");
  if (hasCreated(now.entries)) return refuse("created-already");
  if (now.entries.some(isOfKind("block"))) return refuse("blocks-already");
  return resultNow(now) ? ok(null) : refuse("roll-unreadable");
}
