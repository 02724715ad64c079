import type { Later } from "./work.ts";

/** A client of a GM. */
export interface Named {
  readonly client: string;
  readonly user: string;
}

/** What one client of a GM says to the others. */
export type Announcement = { readonly handedOver: string } | { readonly left: string };

/** What the authority needs of the host it runs in. */
export interface AuthorityHost {
  /** This client and its user. */
  readonly own: Named;
  /** The client that is named: only GMs can name one, and the server orders all writes. */
  readonly named: () => Named;
  readonly name: (client: Named) => Later<void>;
  /** Whether a user is connected. */
  readonly isConnected: (user: string) => boolean;
  readonly isGm: (user: string) => boolean;
  /** The connected GM whose clients settle entries, null where there is none. */
  readonly settlingGm: () => string | null;
  /** The connection was lost since this client loaded. */
  readonly isStale: () => boolean;
  readonly say: (what: Announcement) => void;
  /** The client of this browser that left last. */
  readonly lastLeft: () => string;
  readonly noteLeft: (client: string) => void;
  /** Runs something after so many milliseconds; what is returned prevents it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly failed: (error: unknown) => void;
}

/** What the client does with its authority. */
export interface Duties {
  /** Resolves once the current entry is finished. */
  readonly finished: () => Promise<void>;
  /** Whether something waits: requests, or new histories. */
  readonly isOpen: () => boolean;
  /** Called when this client may start settling. */
  readonly begin: () => void;
}

/** Milliseconds a new authority waits for the one before it. */
const TIMEOUT = 2000;
/** Milliseconds something may wait before another GM's client takes over. */
const IDLE = 4000;

/**
 * One client of a GM has the authority: it settles requests, and records manual edits. "The active GM" is not enough: one user may
 * have two tabs or browsers open, and the active GM may change while an entry is being settled.
 *
 * A world setting names the client; the last one named has it. A client that sees another one named starts no new entry, finishes the
 * one it is settling, and says so (`handedOver`); the new one waits for that before its first entry, from all that were named before
 * it, but not for long, since they may be gone. A manual edit is recorded by the client named when the change arrived: all clients see the same order, so that
 * needs no waiting.
 *
 * A closed client hands over nothing. If it was its user's last one, the others know at once; else another GM's client takes over
 * once something has waited without any change. A client that lost its connection is stale: it has no authority until it is
 * reloaded. What is said counts from GMs only, by the sender the server names: the worst a false one could do is a delay.
 */
export class Authority {
  readonly #host: AuthorityHost;
  readonly #duties: Duties;
  #named: Named;
  /** Whether the named client is connected, as far as this one knows. */
  #present: boolean;
  /** Whether the client before this one has handed over. */
  #isAuthority = false;
  #takingOver: Promise<void> = Promise.resolve();
  /** Clients that are known to be gone. */
  readonly #gone: Set<string>;
  /** Clients named before that may still be finishing an entry, with their users. */
  readonly #unfinished = new Map<string, string>();
  #released: () => void = () => undefined;
  #stopIdle: () => void = () => undefined;

  constructor(host: AuthorityHost, duties: Duties) {
    this.#host = host;
    this.#duties = duties;
    this.#named = host.named();
    this.#gone = new Set([host.lastLeft()]);
    // A GM who reloads is connected, the client that was closed is not.
    this.#present = this.#isThere(this.#named) && !this.#gone.has(this.#named.client);
    this.claimIfActive();
  }

  /** Whether this client settles entries now. */
  get isAuthority(): boolean {
    return this.#isAuthority;
  }

  /** Whether this client is the one named: manual edits are its to record. */
  get isNamed(): boolean {
    return this.#named.client === this.#host.own.client && !this.#host.isStale();
  }

  /** The connection is lost: no new entry is started. */
  stop(): void {
    this.#isAuthority = false;
  }

  /** Tells the other clients, and the next one this browser opens; a stale client does so as soon as it can. */
  leave(): void {
    const { client } = this.#host.own;
    if (this.#named.client !== client) return;
    this.#host.say({ left: client });
    this.#host.noteLeft(client);
  }

  /** The settling GM's client has the authority; of several, the one that was opened last. */
  claimIfActive(): void {
    if (this.#isSettlingGm() && !this.isNamed) void this.#claim();
  }

  /** A user connected or disconnected. */
  presenceChanged(user: string, active: boolean): void {
    if (!active && user === this.#named.user) this.#present = false;
    if (!active) this.#finished((_client, of) => of === user);
    if (this.#isSettlingGm() && (!this.#present || this.#named.user !== this.#host.own.user)) void this.#claim();
  }

  /** Something has begun to wait or is done: what waits too long was left by a disconnected client. */
  watchIdle(): void {
    this.#stopIdle();
    if (!this.#host.isGm(this.#host.own.user) || this.isNamed) return;
    this.#stopIdle = this.#host.after(IDLE, () => void (this.#duties.isOpen() && !this.isNamed && this.#claim()));
  }

  /** The setting has changed; called in the server's order. */
  nameChanged(): void {
    const next = this.#host.named();
    const before = this.#named;
    if (before.client === next.client) return;
    const { client, user } = this.#host.own;
    // A GM who reloads cannot be distinguished from one with a second tab.
    const wasThere = (this.#present && this.#isThere(before)) || before.user === user;
    if (before.client !== "" && wasThere && !this.#gone.has(before.client)) this.#unfinished.set(before.client, before.user);
    this.#unfinished.delete(next.client);
    this.#named = next;
    this.#present = this.#isThere(next);
    this.#isAuthority = false;
    if (next.client === client) this.#takingOver = this.#takeOver();
    else if (before.client === client) void this.#handOver();
  }

  /** What a client has said; `sender` is the user by whom the server says it was sent, null where it does not. */
  heard(said: Partial<Record<"handedOver" | "left", unknown>>, sender: string | null): void {
    if (sender === null || !this.#host.isGm(sender)) return;
    const { handedOver, left } = said;
    if (typeof handedOver === "string") this.#finished((client) => client === handedOver);
    if (typeof left !== "string") return;
    this.#gone.add(left);
    this.#finished((client) => client === left);
    if (left === this.#named.client && this.#host.isGm(this.#host.own.user)) this.claimIfActive();
  }

  async #claim(): Promise<void> {
    if (this.#host.isStale()) return;
    try {
      await this.#host.name(this.#host.own);
    } catch (error) {
      this.#host.failed(error);
    }
  }

  async #takeOver(): Promise<void> {
    if (this.#unfinished.size > 0) await this.#release();
    if (!this.isNamed) return;
    this.#isAuthority = true;
    this.#duties.begin();
  }

  async #handOver(): Promise<void> {
    await this.#takingOver;
    await this.#duties.finished();
    const own = this.#host.own.client;
    this.#host.say({ handedOver: own });
    this.#finished((client) => client === own);
  }

  /** These clients settle nothing more, unless they are named again. */
  #finished(are: (client: string, user: string) => boolean): void {
    for (const [client, user] of this.#unfinished) if (are(client, user)) this.#unfinished.delete(client);
    if (this.#unfinished.size === 0) this.#released();
  }

  /** Resolves once all who were named before have finished, or after a while. */
  #release(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#host.after(TIMEOUT, () => {
        this.#unfinished.clear();
        resolve();
      });
      this.#released = () => {
        stop();
        resolve();
      };
    });
  }

  #isSettlingGm(): boolean {
    return this.#host.settlingGm() === this.#host.own.user;
  }

  #isThere({ client, user }: Named): boolean {
    return client !== "" && this.#host.isConnected(user);
  }
}
