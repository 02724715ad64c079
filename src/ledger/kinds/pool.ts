import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { NO_FACTS, noFacts, plainPlan } from "../plan.ts";
import { MOST_GIVEN, textOf, wholeOf } from "../read-input.ts";
import type { World } from "../world.ts";

/** The GM adds to the GM's pool, or takes from it. Source: S3. */
export const POOL: Kind<"pool"> = {
  parse: (input) => {
    const by = wholeOf(input["by"]);
    return by === null || by === 0 ? null : { by, words: textOf(input["words"]) };
  },
  parseFacts: noFacts,
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    if (!isPoolCounted(world)) return refuse("use-unknown");
    const { by } = request;
    if (Math.abs(by) > MOST_GIVEN) return refuse("points-many", { most: MOST_GIVEN });
    if (world.npcPool + by < 0) return refuse("pool-short", { left: world.npcPool });
    return ok(plainPlan<"pool">(NO_FACTS, poolMoved(by), { points: by }));
  },
  about: () => [],
};

/** Whether the active game counts the GM's points. */
export function isPoolCounted({ game: { ruleset, dials } }: Pick<World, "game">): boolean {
  return ruleset.breaks.npcPool(0, "session", dials) !== null;
}

export function poolMoved(by: number): readonly LedgerEvent[] {
  return by === 0 ? [] : [{ type: "npc-pool-changed", by }];
}
