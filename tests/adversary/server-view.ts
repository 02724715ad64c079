import type { Entry } from "../../src/ledger/entry.ts";
import type { PlainWorld } from "../samples/plain-world.ts";
import type { Server } from "./server.ts";

/** How many of the latest entries are asked about. */
const RECENT = 40;

/** The world as the server has it now: for what is asked at random. */
export function worldOf({ table, documents, store, addRoll }: Server): PlainWorld {
  const { next, change, setTurn, written, at } = table;
  const now = table.at({ state: documents.state, entries: store });
  return Object.assign(now, { store, state: () => documents.state, addRoll, next, change, setTurn, written, at });
}

/** The latest entries that are settled. */
export function latestOf({ store }: Server): readonly Entry[] {
  return store
    .all()
    .filter(({ state }) => state !== "pending")
    .slice(-RECENT);
}
