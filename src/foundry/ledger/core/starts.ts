import type { LedgerEvent } from "../../../rules/index.ts";
import { readStoredEvents } from "../../mappers/stored-events.ts";

export const STARTS_SETTING = "starts";

/** What was counted of a document before its first entry, by its uuid ("" is the GM's pool), as changes of nothing. */
export type Starts = ReadonlyMap<string, readonly LedgerEvent[]>;

/** What is stored, whatever a macro may have put there. What cannot be read begins anew. */
export function storedStarts(): Starts {
  const { documents } = game.settings.get("norn", STARTS_SETTING);
  const all = Array.isArray(documents) ? (documents as unknown[]) : [];
  return new Map(all.flatMap((one) => readStart(one)));
}

/** As a list: uuids have dots, and a dot in a key is read as a path. */
export async function storeStarts(starts: Starts): Promise<void> {
  const documents = [...starts].map(([uuid, events]) => ({ uuid, events }));
  await game.settings.set("norn", STARTS_SETTING, { documents });
}

function readStart(stored: unknown): [string, readonly LedgerEvent[]][] {
  if (typeof stored !== "object" || stored === null || !("uuid" in stored) || !("events" in stored)) return [];
  const { uuid, events } = stored;
  const read = Array.isArray(events) ? readStoredEvents({ ...(events as unknown[]) } as Record<string, unknown>) : null;
  return typeof uuid === "string" && read ? [[uuid, read]] : [];
}
