import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import { POOL } from "./balances.ts";
import { eventOwner } from "./changes/event-target.ts";
import { type AnySaid, concernedBy } from "./kinds.ts";

/** Whose histories an entry is in: who pays, who it is done to, and the owners of what it changes. */
export function subjectsOf(actor: string, said: AnySaid, events: readonly LedgerEvent[]): readonly string[] {
  const owners = events.map((event) => eventOwner(event) || POOL);
  return [actor, ...concernedBy(said), ...owners].filter((subject) => subject !== "");
}
