import { parseEvents } from "../../ledger/changes/read-events.ts";
import type { OpeningBalances } from "../../ledger/authority/reconcile.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { recordOf } from "../../rules/is-record.ts";

/** The stored value, which a macro may have written. An unreadable one is reset. */
export function storedOpeningBalances(): OpeningBalances {
  const { documents } = game.settings.get("norn", "openingBalances");
  const all = Array.isArray(documents) ? (documents as unknown[]) : [];
  return new Map(all.flatMap((one) => parseOpening(one)));
}

/** As a list: uuids have dots, and a dot in a key would be read as a path. */
export async function storeOpeningBalances(opening: OpeningBalances): Promise<void> {
  const documents = [...opening].map(([uuid, events]) => ({ uuid, events }));
  await game.settings.set("norn", "openingBalances", { documents });
}

function parseOpening(stored: unknown): [string, readonly LedgerEvent[]][] {
  const { uuid, events: given } = recordOf(stored);
  const events = parseEvents(given);
  return typeof uuid === "string" && events ? [[uuid, events]] : [];
}
