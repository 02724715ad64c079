import type { EntryMessage } from "../../documents/is-entry-message.ts";
import { session } from "./session.ts";

/**
 * Which page carries an entry out. To begin is to write `doing` with the name of one's page. Two pages may begin in the same moment;
 * the server puts their writes in one order, which every client sees alike, and the first stands. Whoever came second sees, when its
 * own write comes back, that the entry was begun before, and lets go; it may have written over the outcome of the first, which is why
 * the first writes it whole again when it is done (`run-entry.ts`). Somebody who comes to the table later sees only the last of the
 * two, and need not know more: it begins only what nobody has begun, or what those who are gone have left.
 */
const standing = new Map<string, string>();

/** Called whenever an entry is seen, in the order of the server. */
export function noteClaim({ id, system }: EntryMessage): void {
  if (!id) return;
  if (system.state !== "doing") standing.delete(id);
  else if (!standing.has(id)) standing.set(id, system.executor);
}

export function dropClaim(id: string): void {
  standing.delete(id);
}

/** Whether this page is the one that carries the entry out. */
export function holdsClaim(id: string): boolean {
  return standing.get(id) === session();
}

/** Takes on what somebody has left. */
export function adoptClaim(id: string): void {
  standing.set(id, session());
}
