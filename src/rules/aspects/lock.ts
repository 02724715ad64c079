import type { InvokeAsked } from "./invoke.ts";

/**
 * A locked aspect serves its owner for the one fixed use, at no cost, and for nothing else. R: a lock whose words name a trait is
 * to invoking for that trait, any other is to the declaration it tells. Source: T3.
 */
export function lockHolds({ aspect, payer, gain, traitNames }: InvokeAsked): "here" | "elsewhere" | "none" {
  if (!aspect.lock.on || aspect.parent !== payer.actor) return "none";
  const told = wordsOf(aspect.lock.to);
  const toTrait = traitNames.map(wordsOf).some((name) => name !== "" && told.includes(name));
  return told !== "" && toTrait === (gain !== "effect") ? "here" : "elsewhere";
}

/** Whole words between blanks, so that one text is found in another by its words and not by its letters; "" for none. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? "" : ` ${words.join(" ")} `;
}
