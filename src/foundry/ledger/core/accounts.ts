import { type LedgerEvent, unaccounted } from "../../../rules/index.ts";
import { eventOwner, eventTarget } from "../../mappers/event-target.ts";
import { askEntry } from "../ask-entry.ts";
import { isBelieved } from "../entries.ts";
import { ledgerActor, ledgerAspect } from "../ledger-documents.ts";
import { readEntry } from "../read-entry.ts";
import { allCounters } from "./counters.ts";
import { openEntries } from "./entry-queue.ts";
import { isKeeper, isKeeping } from "./keeper.ts";
import { type Starts, storedStarts, storeStarts } from "./starts.ts";
import { isWritingDown, writeDown } from "./writing-down.ts";

/**
 * Each counter is its start plus its entries. Nobody sees what an owner changes with a client that does not say so while no game
 * master is there, nor what happens between a game master's page that dies and the next; and who says what an author makes of a
 * settled entry then, or whether it is still there? So the start of each counter is kept, where only game masters write. A page that
 * begins to keep adds up: what start and entries do not come to is written down as an adjustment, and the sum holds.
 *
 * A start does not change while people play, so nothing has to be written with an entry, and nothing can be lost between the two. It is
 * taken anew (what is there now, less its entries) for what is new, and where a game master takes entries out of the history.
 */
const EVERYTHING = "*";

/** Milliseconds in which what was on its way when somebody came has arrived. */
const ARRIVED = 1500;

/** Uuids of documents whose start is to be taken anew. */
let anew = new Set<string>();
let soon: ReturnType<typeof setTimeout> | undefined;

/** Something is there that was not, or is not what it was: it starts as it is now. */
export function startAnew(uuids: readonly string[]): void {
  if (!game.user.isGM) return;
  for (const uuid of uuids) anew.add(uuid);
  balanceSoon();
}

/** The log is cleared: every history begins anew, before anything else can happen. */
export function startAllAnew(): void {
  if (!game.user.isGM) return;
  anew.add(EVERYTHING);
  balanceSoon(0);
}

/** Another page has stored what was to be taken anew. */
export function startsStored(): void {
  if (!isKeeper()) anew.clear();
}

/** Adds up once it is quiet. */
export function balanceSoon(wait = ARRIVED): void {
  clearTimeout(soon);
  soon = setTimeout(balance, wait);
}

function balance(): void {
  if (!isKeeping()) return;
  // In the middle of an entry some of its changes are there and some are not.
  if (isWritingDown() || openEntries().some(({ state }) => state === "doing")) balanceSoon();
  else writeDown(writeBalance());
}

async function writeBalance(): Promise<void> {
  const before = storedStarts();
  const entries = Map.groupBy(believedEvents(), eventTarget);
  const starts = new Map<string, readonly LedgerEvent[]>();
  const found: LedgerEvent[] = [];
  for (const [uuid, now] of allCounters()) {
    const known = anew.has(EVERYTHING) || anew.has(uuid) ? undefined : before.get(uuid);
    const account = { start: known ?? [], entries: entries.get(uuid) ?? [], now };
    const rest = unaccounted(account);
    starts.set(uuid, known ?? rest);
    if (known) found.push(...rest);
  }
  const taken = anew;
  anew = new Set();
  try {
    for (const [owner, events] of Map.groupBy(found, eventOwner)) await adjust(owner, events);
    if (!sameStarts(before, starts)) await storeStarts(starts);
  } catch (error) {
    anew = new Set([...taken, ...anew]);
    throw error;
  }
}

/** What the entries have changed that count, undone or not: what undoes them is an entry itself. */
function believedEvents(): LedgerEvent[] {
  return game.messages.contents.flatMap((message) => {
    const entry = readEntry(message);
    return entry?.state === "done" && isBelieved(entry) ? entry.outcome.events : [];
  });
}

async function adjust(owner: string, events: readonly LedgerEvent[]): Promise<void> {
  const actor = ledgerActor(owner);
  const name = owner === "" ? { aspectName: game.i18n.localize("NORN.Pool.name") } : {};
  const asked = { user: lastHand(events), details: { unwatched: true }, ...name };
  await askEntry({ kind: "adjust", actor, asked, events, secret: !actor?.hasPlayerOwner });
}

/** The player who wrote last what has changed, by the server's word; "" where it was not one alone. */
function lastHand(events: readonly LedgerEvent[]): string {
  const hands = events.map(
    (event) => (ledgerAspect(eventTarget(event)) ?? ledgerActor(eventTarget(event)))?._stats.lastModifiedBy,
  );
  const [hand = ""] = hands;
  const user = hands.every((one) => one === hand) ? game.users.get(hand ?? "") : undefined;
  return user && !user.isGM ? (hand ?? "") : "";
}

function sameStarts(one: Starts, other: Starts): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
