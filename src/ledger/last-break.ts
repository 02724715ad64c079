import { type Break, breaksWithin } from "../rules/breaks/break-rules.ts";
import { isActive } from "./order.ts";
import type { EntryBook } from "./world.ts";

/** When the last break of this kind that stands was settled, also as part of a longer one; 0 for none. */
export function lastBreak(book: EntryBook, at: Break): number {
  const last = book.ofKinds(["break"]).findLast((entry) => breaksWithin(entry.request.at).includes(at) && isActive(book, entry));
  return last?.settled ?? 0;
}
