import { isDeepStrictEqual } from "node:util";
import { isBooked } from "../../src/ledger/authority/reconcile.ts";
import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import { netEvents, sumOf, unexplained } from "../../src/ledger/changes/net-events.ts";
import type { Entry } from "../../src/ledger/entry.ts";
import type { Input } from "../../src/ledger/read-input.ts";
import { planOrRefuse } from "../../src/ledger/kinds.ts";
import { type OutcomeMessage, pendingEntry } from "../../src/ledger/message.ts";
import { applyEvents } from "../../src/rules/events/apply-event.ts";
import { inverseEvents, type LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";
import type { Documents } from "./documents.ts";
import type { GmClient } from "./gm-client.ts";
import { foundBefore, sameEvent, sameEvents } from "./found-before.ts";
import { differenceOf, partOf } from "./part-of.ts";
import type { LedgerWrite, News, Server, StoredMessage } from "./server.ts";
import { countedEdits, countedOf } from "./watching.ts";

/** The documents and the rolls at a time. */
interface Seen {
  readonly state: LedgerState;
  /** How many rolls had been made. */
  readonly rolled: number;
}

/** What a client planned from, or could have. */
interface Looked {
  readonly seen: readonly Seen[];
  /** What the books could not explain when it read the marks. */
  readonly left: readonly LedgerEvent[];
}

/** What is known of a client that has settled something. */
interface Settler extends Looked {
  readonly client: string;
  readonly written: readonly LedgerWrite[];
  /** Of the entry. */
  readonly name: string;
  /** What it says of the rolls. */
  readonly builtOn: unknown;
}

/**
 * The law, by books of its own: they know who really wrote what. Every outcome of a GM is the plan of what was asked, on the state before
 * it, once for each request; what the adversary may not write changes by these outcomes only; and every document is what it began
 * with, plus outcomes and adjustments.
 */
export class Law {
  readonly faults: string[] = [];
  settled = 0;
  readonly #server: Server;
  readonly #isOwn: (uuid: string) => boolean;
  /** What the adversary may not write, as the outcomes have made it. */
  #others: LedgerState;
  /** Aspects that an outcome has removed, and that are still there. */
  readonly #leaving = new Set<string>();
  readonly #booked: LedgerEvent[] = [];
  /** How many of those each state of the documents follows. */
  readonly #bookedAt = new WeakMap<Documents, number>();
  readonly #opening: Map<string, readonly LedgerEvent[]>;
  /** Documents the adversary has deleted: their history has ended. */
  readonly #lost = new Set<string>();
  readonly #asked = new Map<string, Entry[]>();
  readonly #outcomes = new Set<string>();
  readonly #looked = new Map<string, Looked>();
  readonly #writes = new Map<string, LedgerWrite>();

  constructor(server: Server, adversary: string) {
    this.#server = server;
    this.#isOwn = (uuid) => server.mayWrite(adversary, uuid);
    this.#others = server.documents.state;
    this.#opening = new Map(countedOf(server.documents.state));
    this.#bookedAt.set(server.documents, 0);
    server.listen((news) => this.#hear(news));
  }

  /** A client has read the documents. */
  readonly looks = ({ given: { client }, documents }: GmClient, at: "marks" | "world"): void => {
    const before = this.#looked.get(client) ?? { seen: [], left: [] };
    const left = at === "marks" ? this.#unexplainedAt(documents) : before.left;
    this.#looked.set(client, { seen: [...before.seen, { state: documents.state, rolled: this.#server.rolled }], left });
  };

  /** What is wrong once nothing more happens. */
  atRest(honest: string): string[] {
    const { documents, store } = this.#server;
    const left = this.#unexplainedAt(documents);
    const waiting = store.pending().map(({ kind, id }) => `${kind} (${id}) is still pending`);
    const unanswered = [...this.#asked].filter(([id, [first]]) => first?.author === honest && !this.#outcomes.has(id));
    return [
      ...this.faults,
      ...left.map((event) => `not in the books: ${JSON.stringify(event)}`),
      ...waiting,
      ...unanswered.map(([id]) => `${id}, an honest request, has no outcome`),
      ...[...this.#leaving].map((uuid) => `${uuid} was to be removed`),
      ...this.#changedPastLaw("at rest", documents.state),
    ];
  }

  #hear(news: News): void {
    const { by, before, after, write, removed = [], message } = news;
    const isGm = this.#server.table.isGm(by);
    if (write) this.#hearWrite(write);
    for (const uuid of removed) {
      if (!isGm) this.#lost.add(uuid);
      else if (!write && !this.#leaving.has(uuid)) this.#fault(`${uuid} is removed, and no outcome says so`);
      this.#leaving.delete(uuid);
    }
    for (const { uuid, isNew } of countedEdits(before, after)) {
      const now = isGm ? (countedOf(after.state).get(uuid) ?? []) : [];
      const entries = [...this.#bookedOn(uuid), ...(write?.events ?? [])];
      if (isNew) this.#opening.set(uuid, unexplained({ start: [], entries, now }));
    }
    if (message?.is) this.#hearMessage(message.is);
    if (message?.was && message.was.type === "entry" && this.#server.table.isGm(message.was.author))
      this.#fault(`the outcome ${message.id} is changed by ${by}`);
    this.#bookedAt.set(after, this.#booked.length);
  }

  #hearMessage(message: StoredMessage): void {
    const read = this.#server.read(message);
    if (read?.type === "request") this.#asked.set(read.entry, [...(this.#asked.get(read.entry) ?? []), pendingEntry(read)]);
    if (message.type !== "entry" || !this.#server.table.isGm(message.author)) return;
    if (read?.type !== "outcome") return this.#fault(`the outcome ${message.id} cannot be read`);
    if (read.said.kind === "adjust") this.#hearAdjustment(read);
    else this.#hearOutcome(read, message.system);
    this.#booked.push(...read.outcome.events);
  }

  #hearWrite(write: LedgerWrite): void {
    const { entry, client, uuid } = write;
    this.#writes.set(`${client} ${entry} ${uuid}`, write);
    if (!this.#asked.has(entry)) this.#fault(`${uuid} is written for ${entry}, which nobody has asked for`);
    if (this.#outcomes.has(entry)) this.#fault(`${uuid} is written for ${entry}, which is settled`);
  }

  #hearAdjustment({ outcome: { events } }: OutcomeMessage): void {
    for (const event of events)
      if (!this.#isOwn(eventTarget(event)))
        this.#fault(`an adjustment of what the adversary may not write: ${JSON.stringify(event)}`);
  }

  #hearOutcome(read: OutcomeMessage, { client: of, builtOn }: Input): void {
    const client = typeof of === "string" ? of : "";
    const { entry: id, said, asker, actor, outcome } = read;
    this.settled += 1;
    const name = `${said.kind} (${id})`;
    const asked = (this.#asked.get(id) ?? []).filter(
      (one) =>
        one.author === asker &&
        one.actor === actor &&
        one.kind === said.kind &&
        // A fact that replaces what was asked has its name.
        isDeepStrictEqual({ ...one.request, ...said.facts }, { ...said.request, ...said.facts }),
    );
    if (this.#outcomes.has(id)) this.#fault(`${name} is settled twice`);
    this.#outcomes.add(id);
    const [entry] = asked;
    const { seen, left } = this.#looked.get(client) ?? { seen: [], left: [] };
    this.#looked.set(client, { seen: [], left });
    if (!entry) return this.#fault(`${name} is not what was asked`);
    const written = [...this.#writes.values()].filter((one) => one.client === client && one.entry === id);
    if (read.state === "done") this.#hearDone(read, entry, { seen, written, name, client, left, builtOn });
    else if (written.length === 0) this.#hearRefusal(read, entry, { seen, name });
    this.#others = this.#otherAfter(outcome.events);
    this.faults.push(...this.#changedPastLaw(`after ${name}`, this.#server.documents.state));
  }

  #hearDone({ outcome, said }: OutcomeMessage, entry: Entry, { seen, written, name, client, left, builtOn }: Settler): void {
    const found = foundBefore(
      outcome.events,
      written.flatMap(({ events }) => events),
    );
    this.#believedRightly(found, left, name);
    this.#looked.set(client, { seen: [], left: netEvents([...left, ...inverseEvents(found)]) });
    const planned = seen.map((one) => this.#planOn(one, found, entry));
    const isPlanned = planned.some((plan) => {
      if (!plan?.ok) return false;
      const { dice: _, facts, events: changes, ...others } = plan.value;
      const { payment, points, events, later, turn } = outcome;
      return (
        isDeepStrictEqual([said.facts, { payment, points, later, turn, builtOn }], [facts, others]) && sameEvents(events, changes)
      );
    });
    if (!isPlanned) this.#fault(`${name} is not its plan: ${JSON.stringify({ outcome, planned: planned[0], found })}`);
  }

  /** Nothing was written: then it was refused as planned, or the plan no longer fitted. */
  #hearRefusal({ outcome: { refusal } }: OutcomeMessage, entry: Entry, { seen, name }: Pick<Settler, "seen" | "name">): void {
    const planned = seen.map((one) => this.#planOn(one, [], entry));
    const isPlanned = planned.some((plan) => plan && !plan.ok && plan.code === refusal?.code);
    const fits = planned.some((plan) => plan?.ok && seen.every(({ state }) => applyEvents(state, plan.value.events).ok));
    if (!isPlanned && fits && refusal?.code !== "write-failed") this.#fault(`${name} is refused: ${refusal?.code}`);
  }

  /** The plan on a state without what had been written for the entry before. */
  #planOn({ state, rolled }: Seen, found: readonly LedgerEvent[], entry: Entry): ReturnType<typeof planOrRefuse> | null {
    const before = applyEvents(state, inverseEvents(found));
    if (!before.ok) return null;
    const { table, store } = this.#server;
    return planOrRefuse(table.at({ state: before.value, rolls: this.#server.rollsSince(rolled), entries: store }), entry);
  }

  /**
   * What a client took as written before: on what is not the adversary's it is known, and was compared with the last outcome; on what
   * is, it explains a difference that was there, or a GM wrote it.
   */
  #believedRightly(found: readonly LedgerEvent[], left: readonly LedgerEvent[], name: string): void {
    for (const event of found) {
      if (!this.#isOwn(eventTarget(event))) continue;
      const [claimed, there] = [sumOf(found, event), sumOf(left, event)];
      const isThere = claimed === 0 || (Math.sign(claimed) === Math.sign(there) && Math.abs(claimed) <= Math.abs(there));
      const isWritten = [...this.#writes.values()].some(({ events }) => events.some((one) => sameEvent(one, event)));
      if (isBooked(event) ? !isThere : !isWritten) this.#fault(`${name} takes as written: ${JSON.stringify(event)}`);
    }
  }

  #otherAfter(events: readonly LedgerEvent[]): LedgerState {
    const others = events.filter((event) => !this.#isOwn(eventTarget(event)));
    for (const event of events) {
      if (event.type === "aspect-removed" && this.#server.documents.state.aspects[event.aspect.uuid])
        this.#leaving.add(event.aspect.uuid);
      if (event.type === "aspect-added") this.#leaving.delete(event.aspect.uuid);
    }
    const after = applyEvents(this.#others, others);
    if (after.ok) return after.value;
    this.#fault(`an outcome that is impossible after those before it: ${after.code}`);
    return this.#others;
  }

  #changedPastLaw(when: string, state: LedgerState): string[] {
    const isOther = (uuid: string): boolean => !this.#isOwn(uuid) && !this.#leaving.has(uuid);
    const difference = differenceOf(partOf(this.#others, isOther), partOf(state, isOther));
    return difference ? [`${when}, changed by no outcome: ${difference}`] : [];
  }

  #bookedOn(uuid: string, end = this.#booked.length): readonly LedgerEvent[] {
    return this.#booked.slice(0, end).filter((event) => eventTarget(event) === uuid);
  }

  #unexplainedAt(documents: Documents): readonly LedgerEvent[] {
    const end = this.#bookedAt.get(documents);
    return [...countedOf(documents.state)].flatMap(([uuid, now]) => {
      if (this.#lost.has(uuid)) return [];
      return unexplained({ start: this.#opening.get(uuid) ?? [], entries: this.#bookedOn(uuid, end), now });
    });
  }

  #fault(fault: string): void {
    this.faults.push(fault);
  }
}
