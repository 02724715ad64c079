import type { EntryBook } from "./world.ts";

/** Whether play has begun for a character: the ledger has an entry of its own. F4-R3. Source: F4. */
export function hasPlayed(entries: Pick<EntryBook, "ofSubject">, actor: string): boolean {
  return entries.ofSubject(actor).some(({ kind, state }) => kind !== "adjust" && kind !== "break" && state !== "refused");
}
