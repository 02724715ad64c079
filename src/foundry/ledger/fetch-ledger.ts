import type * as LedgerBody from "./ledger-body.ts";

let body: typeof LedgerBody | null = null;
let fetching: Promise<typeof LedgerBody> | null = null;
/** What waits for it, in order. */
let waiting: ((ledger: typeof LedgerBody) => void)[] = [];

/** Fetches what settles entries, which no page has to wait for: from `setup` on. It is there as a whole, or not at all. */
export function fetchLedger(): Promise<typeof LedgerBody> {
  fetching ??= import("./ledger-body.ts").then(arrived);
  return fetching;
}

function arrived(ledger: typeof LedgerBody): typeof LedgerBody {
  body = ledger;
  for (const run of waiting) run(ledger);
  waiting = [];
  return ledger;
}

/** Runs it at once where the ledger's code is there, else as soon as it is, after all that came before. */
export function withLedger(run: (ledger: typeof LedgerBody) => void): void {
  if (body) run(body);
  else waiting.push(run);
}

export function isLedgerThere(): boolean {
  return body !== null;
}
