import { dramaticFailure, ok, refuse } from "../../rules/index.ts";
import { creationRoll } from "../creation-roll.ts";
import type { Entry } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf } from "../read-input.ts";
import { ownResultInForce } from "../replay-roll.ts";

export interface DramaticRequest {
  /** Id of the roll. */
  readonly roll: string;
}

/** A failure becomes a dramatic one, for a fate point. A roll without a difficulty has the game's own. Source: M2. */
export const DRAMATIC: Kind<"dramatic"> = {
  parse: (input) => ({ roll: idOf(input["roll"]) }),
  plan: (world, entry) => {
    const rolled = ownResultInForce(world, entry, entry.request.roll);
    if (!rolled.ok) return rolled;
    const { now, actor } = rolled.value;
    if (isDramatic(now.entries)) return refuse("dramatic-already");
    const { outcome, usual } = creationRoll(world, now);
    const events = dramaticFailure(world.game, outcome ?? usual, payerOf(world, actor));
    return events.ok ? ok(plainPlan<"dramatic">(entry.request, events.value)) : events;
  },
  about: ({ roll }) => [roll],
  // It brings a point: an author alone could grant it to themselves.
  needsGm: () => true,
};

/** Whether a roll has become a dramatic failure: then nothing makes it better. */
export function isDramatic(entries: readonly Entry[]): boolean {
  return entries.some(({ kind }) => kind === "dramatic");
}
