import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import { rewind } from "../changes/rewind.ts";
import type { Entry, Refusal } from "../entry.ts";
import { planOrRefuse } from "../kinds.ts";
import type { SettlingHost, Thrown, Written } from "./ledger-host.ts";
import { type Work, wait } from "./work.ts";
import { writeEvents } from "./write-events.ts";

const NOTHING_THROWN: Thrown = { faces: [], rolls: [] };

/**
 * Settles a request: plans it from current data, writes what it changes, creates the outcome, and removes what is to be removed. In
 * this order, so that after a crash the documents say how far it got. `written`: what an interrupted attempt has written.
 */
export function* settle(host: SettlingHost, entry: Entry, written: readonly LedgerEvent[]): Work<void> {
  const planned = planOrRefuse(rewind(host.world(), written), entry);
  if (!planned.ok) return yield* refuseEntry(host, entry, planned, written);
  const { dice, ...plan } = planned.value;
  const thrown = dice ? yield* wait(host.throwDice(dice)) : NOTHING_THROWN;
  const done = yield* finishWriting(host, entry, plan.events, written);
  if (!done.ok) return yield* refuseEntry(host, entry, done, written);
  yield* wait(host.say(entry, { state: "done", ...plan, ...thrown }));
  yield* wait(host.remove(plan.events));
}

/** Keeps what an interrupted attempt wrote, rolls back what is no longer planned, writes the rest. Removals follow the outcome. */
function* finishWriting(
  host: SettlingHost,
  entry: Entry,
  events: readonly LedgerEvent[],
  written: readonly LedgerEvent[],
): Work<Written> {
  const stays = new Set(written.map(nameOf).filter((name) => events.some((event) => nameOf(event) === name)));
  const wrong = written.filter((event) => !stays.has(nameOf(event)));
  const missing = events.filter((event) => event.type !== "aspect-removed" && !stays.has(nameOf(event)));
  return yield* writeEvents(host, entry, [...inverseEvents(wrong), ...missing]);
}

function nameOf(event: LedgerEvent): string {
  if (event.type === "aspect-added") return `added ${event.aspect.uuid}`;
  return JSON.stringify(Object.entries(event).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function* refuseEntry(host: SettlingHost, entry: Entry, { code, args }: Refusal, written: readonly LedgerEvent[]): Work<void> {
  if (written.length > 0) yield* writeEvents(host, entry, inverseEvents(written));
  yield* wait(host.say(entry, { state: "refused", refusal: { code, args } }));
}
