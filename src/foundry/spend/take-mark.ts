import { type Mark, type Result, type Sufferer, type TakenMark, takenMark } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";

export function suffererOf(actor: NornActor): Sufferer {
  const snapshot = actor.snapshot();
  return { actor: snapshot, plans: currentRuleset().tracks(snapshot, dialValues()) };
}

/** What happens where one takes a wound of another, as the tracks are now. */
export function markTaken(from: NornActor, to: NornActor, mark: Mark): Result<TakenMark> {
  return takenMark(suffererOf(from), suffererOf(to), mark);
}
