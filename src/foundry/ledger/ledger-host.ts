import { isGm } from "../documents/is-gm.ts";
import type { LedgerHost } from "../../ledger/authority/ledger-host.ts";
import { eventTarget } from "../../ledger/changes/event-target.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { reasonOf } from "../../ledger/reason-of.ts";
import { rollDice } from "../dice/roll-dice.ts";
import { loadedDocument } from "../documents/document-by-uuid.ts";
import { forgetLeftovers, deleteMessages } from "./leftovers.ts";
import { allCounters } from "./counters.ts";
import { createOutcome, recordAdjustment } from "./create-outcome.ts";
import { storedMarks } from "./entry-flags.ts";
import { ledgerActor } from "./ledger-documents.ts";
import { ledgerStore } from "./ledger-store.ts";
import { ledgerWorld } from "./ledger-world.ts";
import { storedOpeningBalances, storeOpeningBalances } from "./opening-balances.ts";
import { recorded } from "./recording.ts";
import { removeItems, removedBy, writePart } from "./write-part.ts";
import { mayWrite } from "./world-of-documents.ts";

let migrate: () => Promise<void> = () => Promise.resolve();

/** What turns an old world into one of this version. A world that could not be migrated is not settled. Called in `ready`. */
export function setMigrations(run: () => Promise<void>): void {
  migrate = run;
}

/** Foundry, as the authority uses it: documents are read and written, messages created and deleted. */
export const ledgerHost: LedgerHost = {
  get store() {
    return ledgerStore();
  },
  world: ledgerWorld,
  throwDice: async (plan) => {
    const { faces, roll } = await rollDice(plan);
    return { faces, rolls: [roll] };
  },
  write: writePart,
  isConnected: () => game.socket?.connected ?? false,
  say: createOutcome,
  remove: async (events) => removeItems(removedBy(events)),
  withdraw: async ({ id }) => deleteMessages([id]),
  prepare: async () => {
    await migrate();
    await forgetLeftovers();
  },
  marks: storedMarks,
  recorded,
  counted: allCounters,
  opening: storedOpeningBalances,
  storeOpening: storeOpeningBalances,
  isOfGm: (uuid) => isGm(editorOf(uuid)),
  adjust: async (owner, events) => {
    const aspectName = owner === "" ? game.i18n.localize("NORN.Pool.name") : "";
    await recordAdjustment(
      ledgerActor(owner),
      { user: authorOf(owner, events), aspect: "", aspectName, unwatched: true },
      events,
    );
  },
  flooded: (author) =>
    void ui.notifications.warn("NORN.Ledger.flooded", { format: { user: game.users.get(author)?.name ?? "" }, permanent: true }),
  failed: (error) => void ui.notifications.error("NORN.Ledger.failed", { format: { reason: reasonOf(error) } }),
};

/** The only player who could have made these changes, if they made the last one; "" where another might have. */
function authorOf(owner: string, events: readonly LedgerEvent[]): string {
  const able = game.users.filter((user) => !user.isGM && mayWrite(user.id ?? "", owner));
  const [author = ""] = able.map(({ id }) => id ?? "");
  return able.length === 1 && events.every((event) => editorOf(eventTarget(event)) === author) ? author : "";
}

/** Id of the user who has written a document last, as the server stores it; "" for none. */
function editorOf(uuid: string): string {
  const found = loadedDocument(uuid);
  const editor: unknown = found ? foundry.utils.getProperty(found, "_stats.lastModifiedBy") : null;
  return typeof editor === "string" ? editor : "";
}
