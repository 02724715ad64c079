import type { AuthorityHost } from "../../src/ledger/authority/authority.ts";
import type { LedgerHost, Settled } from "../../src/ledger/authority/ledger-host.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { OutcomeMessage } from "../../src/ledger/message.ts";
import type { GmClient } from "./gm-client.ts";
import type { StoredMessage } from "./server.ts";

/** A fault put into the hosts of every client. */
export interface Patch {
  readonly authority?: (host: AuthorityHost) => AuthorityHost;
  readonly ledger?: (host: LedgerHost, client: GmClient) => LedgerHost;
}

export const NO_PATCH: Patch = {};

/** What once let a player have what they had no right to, each put back alone: the law finds every one of them. */
export const PATCHES: Readonly<Record<string, Patch>> = {
  "A: a client that opens removes what a player’s outcome says is gone": atOpening(async (host, forged) => {
    for (const { read } of forged) await host.remove(read.outcome.events);
  }),
  "B: it confirms a player’s outcome of their own request": atOpening(async (_host, forged, client) => {
    for (const { message, read } of forged) if (isPendingOf(client, read)) await confirm(client, message);
  }),
  "C: of two outcomes it confirms the first, though only the other is their own": atOpening(async (_host, forged, client) => {
    for (const { read } of forged) {
      const all = forged.filter((one) => one.read.entry === read.entry);
      const [first, second] = all;
      if (first && second?.read === read && isPendingOf(client, read)) await confirm(client, first.message);
    }
  }),
  "D: what is paid later is as a player’s outcome says": laterAsForged(),
  "F: a mark is believed as it is": { ledger: (host) => withAllMarks(host) },
  "H: what anyone says of the authority is believed": { authority: (host) => ({ ...host, isGm: () => true }) },
};

interface Forged {
  readonly message: StoredMessage;
  readonly read: OutcomeMessage;
}

/** What players have stored as outcomes, in the order the server received them. */
function forgedOutcomes({ given: { server } }: GmClient): Forged[] {
  return [...server.messages.values()].flatMap((message) => {
    const read = server.read(message);
    return read?.type === "outcome" && !read.byGm && read.state === "done" ? [{ message, read }] : [];
  });
}

function isPendingOf({ store }: GmClient, { entry, author }: OutcomeMessage): boolean {
  const asked = store.entry(entry);
  return asked?.state === "pending" && asked.author === author;
}

async function confirm(client: GmClient, { system }: StoredMessage): Promise<void> {
  const { server, user } = client.given;
  await client.ask(() => server.create(user, { id: `o${server.table.next()}`, type: "entry", system }));
}

/** Does something with what players have stored before anything else. */
function atOpening(does: (host: LedgerHost, forged: readonly Forged[], client: GmClient) => Promise<void>): Patch {
  return {
    ledger: (host, client) => ({
      ...host,
      prepare: async () => {
        await does(host, forgedOutcomes(client), client);
        await host.prepare();
      },
    }),
  };
}

function laterAsForged(): Patch {
  return {
    ledger: (host, client) => {
      const later = new Map<string, readonly LedgerEvent[]>();
      return {
        ...host,
        prepare: async () => {
          for (const { read } of forgedOutcomes(client)) later.set(read.entry, read.outcome.later);
          await host.prepare();
        },
        say: (entry, settled: Settled) =>
          host.say(entry, settled.state === "done" ? { ...settled, later: later.get(entry.id) ?? settled.later } : settled),
      };
    },
  };
}

/** As if a GM had written every mark, and the books counted nothing when it is read. */
function withAllMarks(host: LedgerHost): LedgerHost {
  let isReading = false;
  return {
    ...host,
    marks: () => {
      isReading = true;
      return host.marks().map((mark) => ({ ...mark, byGm: true }));
    },
    counted: () => {
      const counted = isReading ? new Map() : host.counted();
      isReading = false;
      return counted;
    },
  };
}
