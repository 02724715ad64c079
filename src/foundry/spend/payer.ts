import type { DialValues, Payer, Ruleset } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isPlayed, playedActors } from "../documents/played-actors.ts";
import { npcPool } from "../settings/npc-pool.ts";

/** Whose points an actor spends: a player's character its own, everybody else the GM's, counted where the game counts them. */
export function payerOf(actor: NornActor, ruleset: Ruleset, dials: DialValues): Payer {
  const { uuid, fatePoints, tier = "" } = actor.snapshot();
  if (isPlayed(actor)) return { source: "own", actor: uuid, points: fatePoints.value, tier };
  const counted = (ruleset.breaks.npcPool?.(playedActors().length, "session", dials) ?? null) !== null;
  return counted
    ? { source: "npc-pool", actor: uuid, points: npcPool().points, tier }
    : { source: "unlimited", actor: uuid, tier };
}
