import type { DialValues } from "../dials/dial-values.ts";
import { type NumberDial, readNumber } from "../dials/read-dial.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Exchange, HarmRules, ModifiersInput, OfferedModifier } from "./harm-rules.ts";

/** Why one side is larger: what they are, or their sizes. */
export type ScaleReason =
  | { readonly by: "type"; readonly larger: string; readonly smaller: string }
  | { readonly by: "size"; readonly larger: number; readonly smaller: number };

/** What each step of scale is worth in a game; 0: it counts for nothing. */
export function scaleDial(game: string, initial: number): NumberDial {
  return { id: `${game}-scale`, group: "harm", kind: "number", initial, min: 0, max: 10 };
}

/** Steps of scale by which the attacker is larger; below 0: the defender. R6. */
export function scaleBetween({ scaleOf }: Pick<HarmRules, "scaleOf">, attacker: ActorSnapshot, defender: ActorSnapshot): number {
  return scaleOf(attacker) - scaleOf(defender);
}

/** Why the larger side of an exchange is larger. */
export function scaleReason({ scale, attacker, defender }: Exchange, by: ScaleReason["by"]): ScaleReason {
  const [larger, smaller] = scale > 0 ? [attacker.actor, defender.actor] : [defender.actor, attacker.actor];
  return by === "type" ? { by, larger: larger.type, smaller: smaller.type } : { by, larger: larger.size, smaller: smaller.size };
}

/** The larger side attacks and defends better, by so much for each step. R6. */
export function scaleModifier(
  { side, exchange }: { readonly side: ModifiersInput["side"]; readonly exchange: Exchange },
  dial: NumberDial,
  dials: DialValues,
): readonly OfferedModifier[] {
  const steps = side === "attack" ? exchange.scale : side === "defense" ? -exchange.scale : 0;
  const value = steps * readNumber(dial, dials);
  return value > 0 ? [{ id: "scale", value, applies: true, reason: scaleReason(exchange, "size") }] : [];
}
