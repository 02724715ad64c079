import type { Dial, DialValues } from "../../rules/index.ts";

/**
 * The dials of a campaign after a form was filled in. Only what was turned away from its initial value is kept, so that the rest
 * follows the rules; dials the form did not show (another game's) keep their value.
 */
export function dialsToStore(dials: readonly Dial[], stored: DialValues, form: Readonly<Record<string, unknown>>): DialValues {
  const kept = new Map(Object.entries(stored));
  for (const { id, initial } of dials) {
    const given = form[id];
    // An empty field is no answer: the dial stays as it is.
    if (given === null || given === undefined || typeof given !== typeof initial) continue;
    if (given === initial) kept.delete(id);
    else kept.set(id, given as typeof initial);
  }
  return Object.fromEntries(kept);
}
