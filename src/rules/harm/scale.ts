import type { Exchange, ModifiersAsked, OfferedModifier } from "./harm-rules.ts";

/** The larger side attacks and defends better, by so much for each step. R6. */
export function scaleModifier(
  { side, exchange }: { readonly side: ModifiersAsked["side"]; readonly exchange: Exchange },
  each: number,
): readonly OfferedModifier[] {
  const steps = side === "attack" ? exchange.scale : side === "defense" ? -exchange.scale : 0;
  return steps > 0 ? [{ id: "scale", value: each * steps, applies: true }] : [];
}
