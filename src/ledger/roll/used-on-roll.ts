import type { CheckRequest } from "../../rules/roll/check.ts";
import { type Entry, isOfKind } from "../entry.ts";
import { standing } from "../order.ts";
import type { EntryBook } from "../world.ts";

/** Id of the modifier that an effect brings to a roll. */
export function effectModifier({ feature, effect }: { readonly feature: string; readonly effect: string }): string {
  return `effect-${feature}-${effect}`;
}

/** A request without the modifiers that were to be paid for, and were not: their entry was refused, or was undone. S4-R4. */
export function withoutUnpaid(request: CheckRequest, book: EntryBook, roll: string): CheckRequest {
  const struck = unpaid(book.about(roll), roll);
  if (struck.size === 0) return request;
  return { ...request, modifiers: request.modifiers.filter(({ id }) => !struck.has(id)) };
}

function unpaid(entries: readonly Entry[], roll: string): ReadonlySet<string> {
  const stands = standing(entries);
  const used = entries.filter(isOfKind("use")).filter(({ request }) => request.roll === roll);
  const kept = new Set(
    used.filter(({ id, state }) => state === "pending" || stands.has(id)).map(({ request }) => effectModifier(request)),
  );
  return new Set(used.map(({ request }) => effectModifier(request)).filter((id) => !kept.has(id)));
}
