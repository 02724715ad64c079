import type { Named, Announcement } from "../../src/ledger/authority/authority.ts";
import type { OpeningBalances } from "../../src/ledger/authority/reconcile.ts";
import { EntryStore } from "../../src/ledger/entry-store.ts";
import { type LedgerMessage, parseOutcome, parseRequest } from "../../src/ledger/message.ts";
import { type Input, isInput } from "../../src/ledger/read-input.ts";
import type { LedgerWrites } from "../../src/ledger/changes/ledger-writes.ts";
import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import { applyEvents } from "../../src/rules/events/apply-event.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";
import type { LedgerRoll } from "../../src/ledger/world.ts";
import type { PlainWorld } from "../samples/plain-world.ts";
import { type Documents, NOBODY, withValues } from "./documents.ts";

/** A chat message. Its author is the server's. */
export interface StoredMessage {
  readonly id: string;
  readonly author: string;
  readonly type: "request" | "entry";
  readonly system: Input;
  readonly created: number;
}

/** A write of the ledger into one document. */
export interface LedgerWrite {
  readonly id: string;
  readonly client: string;
  readonly uuid: string;
  readonly entry: string;
  readonly events: readonly LedgerEvent[];
  readonly writes: LedgerWrites;
  /** Marks that are removed with it. */
  readonly others: readonly string[];
}

/** What has happened at the server, as every client hears of it. */
export interface News {
  readonly by: string;
  readonly before: Documents;
  readonly after: Documents;
  readonly write?: LedgerWrite;
  /** Uuids of aspects that are gone. */
  readonly removed?: readonly string[];
  readonly message?: { readonly id: string; readonly was: StoredMessage | null; readonly is: StoredMessage | null };
  readonly said?: Partial<Record<"handedOver" | "left", unknown>>;
  /** The client that said it: it does not hear itself. */
  readonly from?: string;
  readonly presence?: { readonly user: string; readonly active: boolean };
}

type Listener = (news: News) => void;

/** The host's server: it stores what it is sent, if the sender may do that, and tells every client. */
export class Server {
  /** Everything about the world that never changes, rolls, and a clock that never stands still. */
  readonly table: PlainWorld;
  documents: Documents;
  readonly messages = new Map<string, StoredMessage>();
  /** Every request and every GM's outcome, as a client that missed nothing has them. */
  readonly store = new EntryStore();
  /** Rolls as they were before they were changed, in order; null for new ones. */
  readonly #rolled: { readonly id: string; readonly was: LedgerRoll | null }[] = [];
  readonly #listeners = new Set<Listener>();
  readonly #clients = new Map<string, string>();

  constructor(table: PlainWorld) {
    this.table = table;
    this.documents = { state: table.state(), marks: {}, editors: {}, named: NOBODY, opening: new Map(), connected: [] };
  }

  /** Calls this with everything that happens from now on; what is returned ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Adds a client of a user. */
  connect(client: string, user: string): void {
    const active = this.documents.connected.includes(user);
    this.#clients.set(client, user);
    if (!active) this.#publish(user, { connected: [...this.documents.connected, user] }, { presence: { user, active: true } });
  }

  disconnect(client: string): void {
    const user = this.#clients.get(client) ?? "";
    this.#clients.delete(client);
    if ([...this.#clients.values()].includes(user)) return;
    const connected = this.documents.connected.filter((one) => one !== user);
    this.#publish(user, { connected }, { presence: { user, active: false } });
  }

  mayWrite(user: string, uuid: string): boolean {
    const [actor = ""] = uuid.split(".Item.");
    return this.table.isGm(user) || this.table.owns(user, actor);
  }

  /** A manual edit, by someone who may. */
  edit(by: string, events: readonly LedgerEvent[]): boolean {
    if (events.some((event) => !this.mayWrite(by, eventTarget(event)))) throw new Error("You may not do that.");
    const state = applyEvents(this.documents.state, events);
    if (!state.ok) return false;
    const editors = Object.fromEntries(events.map((event) => [eventTarget(event), by]));
    const removed = events.flatMap((event) => (event.type === "aspect-removed" ? [event.aspect.uuid] : []));
    const marks = Object.fromEntries(Object.entries(this.documents.marks).filter(([uuid]) => !removed.includes(uuid)));
    const { documents } = this;
    this.#publish(by, { state: state.value, marks, editors: { ...documents.editors, ...editors } }, { removed });
    return true;
  }

  /** Stores a mark, or deletes it. */
  mark(by: string, uuid: string, entry: string, events: readonly LedgerEvent[] | null): void {
    if (!this.mayWrite(by, uuid)) throw new Error("You may not do that.");
    const { [entry]: _, ...others } = this.documents.marks[uuid] ?? {};
    const { marks, editors } = this.documents;
    const own = events ? { ...others, [entry]: events } : others;
    this.#publish(by, { marks: { ...marks, [uuid]: own }, editors: { ...editors, [uuid]: by } });
  }

  /** A client of a GM writes what an entry changes in a document. */
  write(by: string, write: LedgerWrite): void {
    this.#onlyGm(by);
    const { uuid, entry, events, writes, others } = write;
    const { state, marks, editors } = this.documents;
    const isNew = writes.added.length > 0 || !isStored(state, uuid);
    if (writes.added.some((aspect) => state.aspects[aspect.uuid])) throw new Error("There is one with this id.");
    if (isNew && writes.added.length === 0 && writes.quantities.length === 0) throw new Error("It does not exist.");
    const kept = Object.entries(marks[uuid] ?? {}).filter(([id]) => !others.includes(id));
    const own = uuid === "" ? { [entry]: events } : { ...Object.fromEntries(kept), [entry]: events };
    const removed = writes.removed.map((aspect) => aspect.uuid);
    this.#publish(
      by,
      {
        state: withValues(state, writes),
        marks: { ...marks, [uuid]: removed.length > 0 ? {} : own },
        editors: { ...editors, [uuid]: by },
      },
      { write, removed },
    );
  }

  /** Deletes aspects, as far as they are there. */
  remove(by: string, uuids: readonly string[]): void {
    this.#onlyGm(by);
    const { state, marks } = this.documents;
    const removed = uuids.filter((uuid) => state.aspects[uuid]);
    if (removed.length === 0) return;
    const without = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(all).filter(([uuid]) => !removed.includes(uuid)));
    this.#publish(by, { state: { ...state, aspects: without(state.aspects) }, marks: without(marks) }, { removed });
  }

  create(by: string, { id, type, system }: Pick<StoredMessage, "id" | "type" | "system">): void {
    if (this.messages.has(id)) throw new Error("There is a message with this id.");
    this.#store(by, id, { id, author: by, type, system, created: this.table.next() });
  }

  change(by: string, id: string, system: Input): void {
    const was = this.messages.get(id);
    if (!was || (was.author !== by && !this.table.isGm(by))) throw new Error("You may not do that.");
    this.#store(by, id, { ...was, system });
  }

  /** Deletes messages, as far as they are there. */
  delete(by: string, ids: readonly string[]): void {
    for (const id of ids) {
      const was = this.messages.get(id);
      if (!was) continue;
      if (was.author !== by && !this.table.isGm(by)) throw new Error("You may not do that.");
      this.#store(by, id, null);
    }
  }

  name(by: string, named: Named): void {
    this.#onlyGm(by);
    this.#publish(by, { named });
  }

  storeOpening(by: string, opening: OpeningBalances): void {
    this.#onlyGm(by);
    this.#publish(by, { opening });
  }

  /** A roll is made, or changed: a message of its author, which is not filed here. */
  readonly addRoll = (roll: LedgerRoll): void => {
    const was = this.table.roll(roll.id);
    this.#rolled.push({ id: roll.id, was: was.ok ? was.value : null });
    this.table.addRoll(roll);
  };

  /** How many rolls were made or changed so far. */
  get rolled(): number {
    return this.#rolled.length;
  }

  /** The rolls that have been made or changed since, as they were. */
  rollsSince(rolled: number): ReadonlyMap<string, LedgerRoll | null> {
    return new Map(
      this.#rolled
        .slice(rolled)
        .toReversed()
        .map(({ id, was }) => [id, was]),
    );
  }

  /** Anyone may say anything to all; the server says who did. */
  say(by: string, said: Announcement, from = ""): void {
    this.#publish(by, {}, { said, from });
  }

  /** A message as the ledger reads it; null where it cannot. */
  read({ id, author, type, system, created }: StoredMessage): LedgerMessage | null {
    const envelope = { message: id, author, byGm: this.table.isGm(author), received: created, visible: true, readers: [] };
    return type === "request" ? parseRequest(envelope, system) : parseOutcome(envelope, system);
  }

  #onlyGm(user: string): void {
    if (!this.table.isGm(user)) throw new Error("You may not do that.");
  }

  #store(by: string, id: string, is: StoredMessage | null): void {
    const was = this.messages.get(id) ?? null;
    if (is) this.messages.set(id, is);
    else this.messages.delete(id);
    const read = is && this.read(is);
    this.#publish(by, {}, { message: { id, was, is } }, () => {
      if (read) this.store.add(read);
      else this.store.drop(id);
      if (is && read?.type === "outcome" && read.byGm) this.#noteBuiltOn(is.system["builtOn"]);
    });
  }

  /** A GM's outcome says what the rolls were that it is the first to be built on. */
  #noteBuiltOn(builtOn: unknown): void {
    for (const [id, content] of Object.entries(isInput(builtOn) ? builtOn : {})) {
      const roll = this.table.roll(id);
      if (roll.ok && roll.value.builtOn === null && isInput(content)) this.addRoll({ ...roll.value, builtOn: content });
    }
  }

  #publish(by: string, change: Partial<Documents>, news: Partial<News> = {}, file: () => void = () => undefined): void {
    const before = this.documents;
    this.documents = { ...before, ...change };
    for (const listener of [...this.#listeners]) listener({ ...news, by, before, after: this.documents });
    file();
  }
}

function isStored({ actors, aspects, ...others }: LedgerState, uuid: string): boolean {
  const { traits = {}, ammunition = {}, quantities = {}, challenges = {}, conflicts = {} } = others;
  return (
    uuid === "" ||
    [actors, aspects, traits, ammunition, quantities, challenges, conflicts].some((all) => Object.hasOwn(all, uuid))
  );
}
