import { Authority } from "../../src/ledger/authority/authority.ts";
import { Settling } from "../../src/ledger/authority/settling.ts";
import { EntryStore } from "../../src/ledger/entry-store.ts";
import type { Chance } from "../samples/chance.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import { authorityHost, ledgerHost } from "./client-hosts.ts";
import type { Clock } from "./clock.ts";
import { Connection } from "./connection.ts";
import type { Documents } from "./documents.ts";
import type { Patch } from "./patches.ts";
import type { News, Server } from "./server.ts";
import { countedEdits } from "./watching.ts";

/** Milliseconds until the books are balanced after something new has come, and until the request of an outcome is deleted. */
const ARRIVED = 1500;
const SETTLED = 1000;
/** Milliseconds without a connection. */
const AWAY = 500;

/** What a client is opened with. */
export interface Opening {
  readonly server: Server;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly client: string;
  readonly user: string;
  /** What the user's browser keeps: the client that left last. */
  readonly browser: { left: string };
  readonly patch: Patch;
  /** Called with what the client plans from, whenever it looks. */
  readonly looks: (client: GmClient, at: "marks" | "world") => void;
}

/** A client of a GM: the ledger's own authority, over a server that is far away. */
export class GmClient {
  readonly given: Opening;
  readonly connection: Connection;
  readonly store = new EntryStore();
  /** The documents as far as this client has heard. */
  documents: Documents;
  isStale = false;
  #isClosed = false;
  /** What this client's own writes have really changed, as they came back. */
  readonly writing = new Map<string, readonly LedgerEvent[] | null>();
  readonly authority: Authority;
  readonly settling: Settling;
  readonly #recording = new Set<Promise<void>>();
  readonly #ended: () => void;
  #settledIds: string[] = [];
  #forgetting: () => void = () => undefined;
  #balancing: () => void = () => undefined;
  #latest = 0;

  constructor(given: Opening) {
    this.given = given;
    const { server, clock, chance, client, user } = given;
    this.connection = new Connection(clock, chance);
    server.connect(client, user);
    this.documents = server.documents;
    for (const message of server.messages.values()) {
      const read = server.read(message);
      if (read) this.store.add(read);
    }
    this.#latest = this.store.all().reduce((last, { settled }) => Math.max(last, settled), 0);
    this.settling = new Settling(ledgerHost(this), () => this.authority.isAuthority);
    this.#ended = server.listen((news) => this.connection.receive(() => this.#hear(news)));
    this.authority = new Authority(authorityHost(this), {
      finished: async () => {
        await this.settling.finished();
        await this.recorded();
      },
      isOpen: () => this.store.pending().length > 0,
      begin: () => this.settling.begin(),
    });
  }

  get isOpen(): boolean {
    return this.connection.isOpen;
  }

  /** Closed, or killed: then it says nothing, and what it was about to send may be lost. */
  close({ isKilled }: { readonly isKilled: boolean }): void {
    const { server, client, chance } = this.given;
    if (!isKilled) this.authority.leave();
    this.connection.cut({ isGone: true, isLost: isKilled && chance.oneIn(2) });
    this.connection.send(() => server.disconnect(client));
    this.#ended();
    this.#isClosed = true;
  }

  /** The connection is lost, and comes back after a while: too late for this client. */
  lose(): void {
    const { server, client, user, clock, chance } = this.given;
    this.isStale = true;
    this.authority.stop();
    this.connection.cut({ isGone: false, isLost: chance.oneIn(2) });
    this.connection.send(() => server.disconnect(client));
    this.#ended();
    clock.after(AWAY, () => {
      if (this.#isClosed) return;
      server.connect(client, user);
      this.authority.leave();
    });
  }

  /** When an outcome was settled: later than all before it. */
  settledNow(): number {
    this.#latest = Math.max(this.#latest + 1, this.given.clock.now);
    return this.#latest;
  }

  ask<T>(run: () => T): Promise<T> {
    return this.connection.ask(run);
  }

  /** Resolves once every change seen so far is recorded. */
  async recorded(): Promise<void> {
    while (this.#recording.size > 0) await Promise.allSettled(this.#recording);
  }

  /** Records a change that no entry made. */
  async adjust(owner: string, user: string, events: readonly LedgerEvent[]): Promise<void> {
    const { server, user: by } = this.given;
    const request = { user, aspect: "", aspectName: "", unwatched: user === "" };
    const { id: game } = server.table.game.ruleset;
    const settled = this.settledNow();
    const system = { kind: "adjust", entry: "", asker: by, state: "done", actor: owner, actorName: "", game, settled };
    await this.ask(() => {
      const message = {
        id: `a${server.table.next()}`,
        type: "entry",
        system: { ...system, request, events, later: [] },
      } as const;
      server.create(by, message);
    });
  }

  #hear(news: News): void {
    const { before, after, said, from, presence, by } = news;
    const was = this.documents;
    this.documents = after;
    if (news.message) this.#hearMessage(news.message);
    if (before.state !== after.state) this.#hearChange(news, was);
    if (was.named !== after.named) this.authority.nameChanged();
    if (was.opening !== after.opening && !this.authority.isNamed) this.settling.forgetResets();
    if (said && from !== this.given.client) this.authority.heard(said, by);
    if (presence) this.authority.presenceChanged(presence.user, presence.active);
  }

  #hearMessage({ id, is }: NonNullable<News["message"]>): void {
    const { server, user } = this.given;
    const read = is && server.read(is);
    const change = read ? this.store.add(read) : this.store.drop(id);
    if (read) this.#latest = Math.max(this.#latest, read.type === "outcome" && read.byGm ? read.settled : 0);
    if (change) this.authority.watchIdle();
    const isPending = change?.after?.state === "pending" && is?.type === "request";
    if (isPending && change.after && this.authority.isAuthority) this.settling.add(change.after);
    if (is?.type !== "entry" || !this.authority.isAuthority) return;
    if (!server.table.isGm(is.author)) this.settling.enqueue(() => this.ask(() => server.delete(user, [id])));
    else if (is.author === user && typeof is.system["entry"] === "string") this.#forget(is.system["entry"]);
  }

  /** Deletes the request of a settled entry, together with others. */
  #forget(request: string): void {
    const { server, clock, user } = this.given;
    if (request !== "") this.#settledIds.push(request);
    this.#forgetting();
    this.#forgetting = clock.after(SETTLED, () => {
      const ids = this.#settledIds.filter((id) => server.messages.get(id)?.type === "request");
      this.#settledIds = [];
      if (this.isOpen && ids.length > 0) void this.ask(() => server.delete(user, ids)).catch(() => undefined);
    });
  }

  #hearChange({ by, write, after }: News, was: Documents): void {
    const { isGm } = this.given.server.table;
    for (const { uuid, events, isNew } of countedEdits(was, after)) {
      if (isNew && isGm(by)) this.#reset(uuid);
      if (write && this.writing.has(write.id)) this.writing.set(write.id, events);
      if (isGm(by) || events.length === 0 || !this.authority.isNamed) continue;
      const work = this.adjust(uuid.split(".Item.")[0] ?? "", by, events).catch(() => undefined);
      this.#recording.add(work);
      void work.finally(() => this.#recording.delete(work));
    }
  }

  #reset(uuid: string): void {
    this.settling.reset([uuid]);
    this.#balancing();
    this.#balancing = this.given.clock.after(ARRIVED, () => {
      if (this.isOpen) this.settling.balance();
    });
  }
}
