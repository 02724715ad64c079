import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { eventTarget } from "../changes/event-target.ts";
import type { Entry } from "../entry.ts";
import { aboutOf } from "../kinds.ts";
import { FairQueue } from "./fair-queue.ts";
import type { LedgerHost, Settled } from "./ledger-host.ts";
import { believed, type Mark } from "./marks.ts";
import { type Books, reconcile } from "./reconcile.ts";
import { settle } from "./settle.ts";
import { doWork, type Later } from "./work.ts";

/** How many refusals are still answered once someone asks for too much. */
const MOST_REFUSALS = 20;

/** Stands for every document. */
const EVERYTHING = "*";

/** The work of the client that has the authority, one piece after another, so that each sees the changes before it. */
export class Settling {
  readonly #host: LedgerHost;
  readonly #isAuthority: () => boolean;
  #tail: Promise<void> = Promise.resolve();
  readonly #waiting = new FairQueue();
  /** Whether the requests that waited are queued. */
  #hasBegun = false;
  /** What interrupted entries had written when this client took over, by entry, until they are finished. */
  #begun = new Map<string, readonly LedgerEvent[]>();
  /** Uuids of documents whose opening balance has to be reset. */
  #resets = new Set<string>();
  /** How often someone has been refused while asking for too much at once. */
  readonly #refused = new Map<string, number>();

  constructor(host: LedgerHost, isAuthority: () => boolean) {
    this.#host = host;
    this.#isAuthority = isAuthority;
  }

  /** Adds a piece of work. A failed one does not block the next. */
  enqueue(run: () => Promise<void>): void {
    this.#tail = this.#tail.then(run).catch((error: unknown) => this.#host.failed(error));
  }

  /** Resolves once the work queued so far is finished. */
  finished(): Promise<void> {
    return this.#tail;
  }

  /** Queues a request: whose turn it is then, is decided once the work before is done. Until the rest is known, it waits with it. */
  add(entry: Entry): void {
    if (!this.#hasBegun) return;
    const { id, author } = entry;
    if (this.#waiting.add({ id, author, about: aboutOf(entry) })) this.#host.flooded(author);
    this.enqueue(() => this.#settleNext());
  }

  /**
   * What a client does first once it has the authority: the books, what another has begun, and what an outcome says is gone and is
   * still there; then what has waited.
   */
  begin(): void {
    this.#hasBegun = false;
    this.enqueue(async () => {
      await this.#host.prepare();
      const { store } = this.#host;
      const isPending = (id: string): boolean => store.entry(id)?.state === "pending";
      const marks = this.#host.marks().filter(({ entry }) => isPending(entry));
      this.#begun = marks.length === 0 ? new Map() : new Map(believed(marks, this.#books(), this.#host.world()));
      await this.#balance();
      this.#hasBegun = true;
      // Also of someone who has to let others go first: whatever follows may depend on what was begun.
      for (const id of byGmFirst(marks, [...this.#begun.keys()])) this.enqueue(() => this.#settle(id));
      this.enqueue(async () => this.#host.remove(lastOfEach(store.all())));
      for (const entry of store.pending()) if (!this.#begun.has(entry.id)) this.add(entry);
    });
  }

  /** These documents are new, or entries were deleted from their histories: what they have now is what they begin with. */
  reset(uuids: readonly string[]): void {
    for (const uuid of uuids) this.#resets.add(uuid);
  }

  /** All histories begin again. */
  resetAll(): void {
    this.#resets.add(EVERYTHING);
  }

  /** Whether all histories wait to begin again. */
  get beginsAgain(): boolean {
    return this.#resets.has(EVERYTHING);
  }

  /** Another client has balanced the books. */
  forgetResets(): void {
    this.#resets.clear();
  }

  /** Balances the books between two entries, since an unfinished one would look like a difference. */
  balance(): void {
    this.enqueue(() => this.#balance());
  }

  async #settleNext(): Promise<void> {
    const next = this.#waiting.take();
    if (next) await this.#settle(next.id);
  }

  async #settle(id: string): Promise<void> {
    if (!this.#isAuthority()) return;
    const entry = this.#host.store.entry(id);
    const host = { ...this.#host, say: this.#say.bind(this) };
    if (entry?.state === "pending") await doWork(settle(host, entry, this.#begun.get(id) ?? []));
    this.#begun.delete(id);
  }

  /** Who asks for too much at once is refused in words for a while, and then no more. */
  #say(entry: Entry, settled: Settled): Later<void> {
    const { author } = entry;
    if (!this.#waiting.isFlooding(author)) this.#refused.delete(author);
    else if (settled.state === "refused") this.#refused.set(author, (this.#refused.get(author) ?? 0) + 1);
    const isEnough = settled.state === "refused" && (this.#refused.get(author) ?? 0) > MOST_REFUSALS;
    return isEnough ? this.#host.withdraw(entry) : this.#host.say(entry, settled);
  }

  #books(resets: ReadonlySet<string> = this.#resets): Books {
    const { store, opening, counted, isOfGm } = this.#host;
    const known = opening();
    return {
      opening: known,
      entries: [...settledEvents(store.all()), ...[...this.#begun.values()].flat()],
      now: counted(),
      isReset: (uuid) => resets.has(EVERYTHING) || resets.has(uuid) || (!known.has(uuid) && isOfGm(uuid)),
    };
  }

  async #balance(): Promise<void> {
    await this.#host.recorded();
    if (!this.#isAuthority()) return;
    const taken = this.#resets;
    this.#resets = new Set();
    const books = this.#books(taken);
    const { opening, unexplained } = reconcile(books);
    try {
      for (const [owner, events] of unexplained) await this.#host.adjust(owner, events);
      if (!isSame(books.opening, opening)) await this.#host.storeOpening(opening);
    } catch (error) {
      this.#resets = new Set([...taken, ...this.#resets]);
      throw error;
    }
  }
}

function settledEvents(entries: readonly Entry[]): LedgerEvent[] {
  return entries.flatMap(({ state, outcome }) => (state === "done" ? outcome.events : []));
}

/** What a GM’s client had begun, and then what only a player’s mark says was. */
function byGmFirst(marks: readonly Mark[], begun: readonly string[]): string[] {
  const byGm = new Set(marks.flatMap((mark) => (mark.byGm ? [mark.entry] : [])));
  return begun.toSorted((a, b) => Number(byGm.has(b)) - Number(byGm.has(a)));
}

/** What has last come or gone: after a crash, an outcome may say that something is gone which still exists. */
function lastOfEach(entries: readonly Entry[]): LedgerEvent[] {
  const last = new Map<string, LedgerEvent>();
  for (const event of settledEvents(entries))
    if (["aspect-added", "aspect-removed", "gear-quantity-changed"].includes(event.type)) last.set(eventTarget(event), event);
  return [...last.values()];
}

function isSame(one: Books["opening"], other: Books["opening"]): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
