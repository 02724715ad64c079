import { recordOf, isRecord } from "../../rules/is-record.ts";
import { isGm } from "../documents/is-gm.ts";
import type { Mark } from "../../ledger/authority/marks.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { parseEvents } from "../../ledger/changes/read-events.ts";
import { deletionOf } from "../compat/operators.ts";
import { allActors } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornCombat, NornCombatant } from "../documents/norn-combat.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { npcPool } from "../settings/npc-pool.ts";
import type { WriteOptions } from "./client-writes.ts";

/** What a write of the ledger belongs to. */
export interface Writing {
  readonly entry: string;
  /** Everything the entry changes in this document. */
  readonly events: readonly LedgerEvent[];
  readonly options: WriteOptions;
}

type Flagged = NornActor | NornItem | NornCombat | NornCombatant;

/** Events written into a document, by the entry they belong to, as any owner may have stored them. */
function flagsOf(document: Pick<Flagged, "flags">): Readonly<Record<string, unknown>> {
  const flags: unknown = foundry.utils.getProperty(document.flags, "norn.entries");
  return isRecord(flags) ? flags : {};
}

/**
 * The part of an update that says which entry it belongs to and what it changes here. Written with the change itself, so that a client
 * that takes over after a crash knows what is done. The id of the write keeps the update from being empty. All other marks are removed
 * at the same time, since what was begun is finished first; on an unlinked token's actor they are emptied: a key deleted there would
 * come back from the base actor.
 */
export function entryFlags(document: Flagged, { entry, events, options }: Writing): object {
  const flags = flagsOf(document);
  const others = Object.keys(flags).filter((id) => id !== entry && flags[id] !== null);
  const gone = isOnToken(document) ? Object.fromEntries(others.map((id) => [id, null])) : deletionOf(...others);
  return { norn: { entries: { [entry]: flagOf(events, options.nornWrite), ...gone } } };
}

/** Flags of a document that the entry creates. */
export function createdFlags({ entry, events, options }: Writing): object {
  return { norn: { entries: { [entry]: flagOf(events, options.nornWrite) } } };
}

/** Events as stored in a flag, which the ledger reads as untrusted. */
function flagOf(events: readonly LedgerEvent[], write: string | undefined): Record<string, unknown> {
  return { events: events.map((event) => ({ ...event })), write };
}

export function isOnToken(document: Flagged): boolean {
  const actor = document instanceof Item ? document.actor : document;
  return actor instanceof Actor && actor.isToken;
}

/** Whether a change carries the flag of this entry. */
export function entriesOfChange(change: object): readonly string[] {
  const flags: unknown = foundry.utils.getProperty(change, "flags.norn.entries");
  return Object.entries(recordOf(flags)).flatMap(([id, flag]) => ("events" in recordOf(flag) ? [id] : []));
}

/** Everything that documents say entries have written in them, as anyone may have stored it. */
export function storedMarks(): readonly Mark[] {
  const inDocuments = flagged().flatMap((document) => {
    const { lastModifiedBy } = document._stats;
    const byGm = isGm(lastModifiedBy);
    return Object.entries(flagsOf(document)).map(([entry, flag]) => {
      const events = parseEvents(foundry.utils.getProperty(flag ?? {}, "events")) ?? [];
      return { entry, document: document.uuid, events, byGm };
    });
  });
  const inPool = Object.entries(npcPool().entries).flatMap(([entry, by]): Mark[] => {
    if (typeof by !== "number" || !Number.isSafeInteger(by)) return [];
    return [{ entry, document: "", events: [{ type: "npc-pool-changed", by }], byGm: true }];
  });
  return [...inDocuments, ...inPool];
}

/** Every document an entry may have written. */
function flagged(): Flagged[] {
  const marked = [...game.combats].flatMap((combat) => [combat, ...combat.combatants]);
  return [...allActors().flatMap((actor) => [actor, ...actor.items]), ...marked];
}
