import type { Entry } from "../../ledger/entry.ts";
import { type Foreseen, provisional, type Provisional } from "../../ledger/provisional.ts";
import type { EntryBook, LedgerActor, World } from "../../ledger/world.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { settlingGm } from "./authority.ts";
import { ledgerStore, onEntryChange } from "./ledger-store.ts";
import { ledgerWorld } from "./ledger-world.ts";
import { namesHidden } from "./submit-entry.ts";
import { asLedgerActor } from "./world-of-documents.ts";

/** What the world is made of: after a change of it, requests that wait are planned again. */
const DOCUMENTS = [
  "Actor",
  "Item",
  "ActiveEffect",
  "ChatMessage",
  "Combat",
  "Combatant",
  "Region",
  "Token",
  "Scene",
  "Setting",
  "User",
] as const;

/** Null: to be planned on the next use. */
let planned: Provisional | null = null;
/** What was foreseen when the listeners last heard of it, by entry. */
let heard: ReadonlyMap<string, string> = new Map();
let wasAway = false;

type Listener = (changed: readonly Entry[]) => void;
const listeners: Listener[] = [];
const awayListeners: (() => void)[] = [];

/** Called when what requests would come to has changed, with those entries. */
export function onForeseen(listener: Listener): void {
  listeners.push(listener);
}

/** Called when the last GM who settles requests has left, and when one is back. */
export function onGmAway(listener: () => void): void {
  awayListeners.push(listener);
}

/** Whether requests wait: no connected client settles them. */
export function isGmAway(): boolean {
  return settlingGm() === null;
}

/** The world as this client shows it: where no GM is there, with all that waits for one done. Nothing is ever written from it. */
export function shownWorld(): World {
  return ahead()?.world ?? ledgerWorld();
}

/** An actor as this client shows it. */
export function shownActor(actor: NornActor | null): LedgerActor | null {
  return actor && (ahead()?.world.actor(actor.uuid) ?? asLedgerActor(actor));
}

/** The entries as this client shows them. */
export function shownEntries(): EntryBook {
  return ahead()?.world.entries ?? ledgerStore();
}

/** What a request would come to; null where a GM is about to say it, or this reader may not know. */
export function foreseen({ id }: Pick<Entry, "id">): Foreseen | null {
  const found = ahead()?.entries.get(id) ?? null;
  const hides = found?.entry.state === "refused" && found.entry.author !== game.user.id && namesHidden(found.entry);
  return hides ? null : found;
}

/** The points an actor would have left; null where nothing that waits changes them. */
export function pointsAhead(uuid: string): number | null {
  const then = ahead();
  if (!then) return null;
  const pointsIn = (world: World): number | null => world.actor(uuid)?.snapshot().fatePoints.value ?? null;
  const left = pointsIn(then.world);
  return left === pointsIn(ledgerWorld()) ? null : left;
}

/** Planned once for all that shows it; null where nothing waits for a GM. */
function ahead(): Provisional | null {
  if (!isGmAway()) return null;
  planned ??= provisional(ledgerWorld(), ledgerStore().pending());
  return planned.entries.size === 0 ? null : planned;
}

// Here, so that nothing that shows it can hear of a change before it.
for (const document of DOCUMENTS)
  for (const change of ["create", "update", "delete"] as const) Hooks.on(`${change}${document}`, outdate);
Hooks.on("userConnected", outdate);
Hooks.once("ready", outdate);
onEntryChange(outdate);

function outdate(): void {
  planned = null;
  tellSoon();
}

const tellSoon = foundry.utils.debounce(() => {
  if (isGmAway() !== wasAway) {
    wasAway = !wasAway;
    for (const listener of awayListeners) listener();
  }
  const before = heard;
  const now = ahead()?.entries ?? new Map<string, Foreseen>();
  heard = new Map([...now].map(([id, one]) => [id, JSON.stringify([one.dice, one.left, one.entry.state, one.entry.outcome])]));
  const ids = new Set([...before.keys(), ...heard.keys()].filter((id) => before.get(id) !== heard.get(id)));
  const changed = [...ids].flatMap((id) => now.get(id)?.entry ?? ledgerStore().entry(id) ?? []);
  if (changed.length > 0) for (const listener of listeners) listener(changed);
}, 20);
