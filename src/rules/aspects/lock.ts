import type { InvokeAsked } from "./invoke.ts";

/** A locked aspect gives its owner one fixed use for free, and nothing else. T3-R1: what that use is. Source: T3. */
export function lockHolds({ aspect, payer, gain, traits }: InvokeAsked): "here" | "elsewhere" | "none" {
  if (!aspect.lock.on || aspect.parent !== payer.actor) return "none";
  const { trait, gain: fixed, words } = aspect.lock;
  const here = trait === "" ? gain === "effect" && words.trim() !== "" : gain === fixed && traits.includes(trait);
  return here ? "here" : "elsewhere";
}
