import { beforeEach, describe, expect, test } from "vitest";
import { Authority, type AuthorityHost, type Named, type Announcement } from "./authority.ts";

const NOBODY: Named = { client: "", user: "" };
const named = (client: string): Named => ({ client, user: client.replace(/\d+$/, "") });

/** A client of a user in a host that is driven by the test: `gm1` is a client of gm. */
class Client {
  readonly said: Announcement[] = [];
  begun = 0;
  /** Finishes the entry it is settling. */
  finish: () => void = () => undefined;
  isStale = false;
  readonly authority: Authority;
  readonly #host: Host;

  constructor(host: Host, client: string) {
    this.#host = host;
    const own = named(client);
    const of: AuthorityHost = {
      own,
      named: () => host.named,
      name: (next) => void host.claims.push(next.client),
      isConnected: (user) => host.connected.has(user),
      isGm: (user) => user.startsWith("gm"),
      settlingGm: () => ["gm", "gmB"].find((user) => host.connected.has(user)) ?? null,
      isStale: () => this.isStale,
      say: (said) => this.said.push(said),
      lastLeft: () => host.lastLeft,
      noteLeft: (left) => void (host.lastLeft = left),
      after: (milliseconds, run) => {
        const timer = { at: host.time + milliseconds, run };
        host.timers.add(timer);
        return () => host.timers.delete(timer);
      },
      failed: (error) => host.failed.push(error),
    };
    const finished = new Promise<void>((resolve) => void (this.finish = resolve));
    this.authority = new Authority(of, {
      finished: () => finished,
      isOpen: () => host.isOpen,
      begin: () => void (this.begun += 1),
    });
  }

  /** The server has named a client. */
  async hears(client: string): Promise<void> {
    this.#host.named = named(client);
    this.authority.nameChanged();
    await settledDown();
  }
}

/** What all clients share. */
class Host {
  named = NOBODY;
  lastLeft = "";
  isOpen = false;
  time = 0;
  readonly connected = new Set<string>();
  readonly claims: unknown[] = [];
  readonly failed: unknown[] = [];
  readonly timers = new Set<{ readonly at: number; readonly run: () => void }>();

  open(client: string): Client {
    this.connected.add(named(client).user);
    return new Client(this, client);
  }

  async wait(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    for (const timer of this.timers) {
      if (timer.at > this.time) continue;
      this.timers.delete(timer);
      timer.run();
    }
    await settledDown();
  }
}

function settledDown(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

let host = new Host();
beforeEach(() => void (host = new Host()));

describe("who claims it", () => {
  test("the settling GM’s client, once it is open; not another GM’s", () => {
    host.open("gm1");
    host.open("gmB1");
    expect(host.claims).toEqual(["gm1"]);
  });
  test("of several clients of a GM, the one that was opened last", () => {
    host.named = named("gm1");
    host.open("gm1");
    host.open("gm2");
    expect(host.claims).toEqual(["gm2"]);
  });
  test("another GM, once the one named has gone", () => {
    host.named = named("gm1");
    host.connected.add("gm");
    const other = host.open("gmB1");
    host.connected.delete("gm");
    other.authority.presenceChanged("gm", false);
    expect(host.claims).toEqual(["gmB1"]);
  });
  test("another GM’s client, once a request has waited for four seconds", async () => {
    host.named = named("gm1");
    host.connected.add("gm");
    const other = host.open("gmB1");
    host.isOpen = true;
    other.authority.watchIdle();
    await host.wait(3999);
    expect(host.claims).toEqual([]);
    await host.wait(1);
    expect(host.claims).toEqual(["gmB1"]);
  });
  test("no one who has missed changes, until they reload", async () => {
    host.named = named("gm1");
    const client = host.open("gm2");
    await client.hears("gm2");
    client.isStale = true;
    client.authority.stop();
    expect([client.authority.isAuthority, client.authority.isNamed]).toEqual([false, false]);
    await client.hears("gm1");
    client.authority.claimIfActive();
    expect(host.claims).toEqual(["gm2"]);
  });
  test("where the host refuses, that is said", async () => {
    const of = host.open("gmB1");
    host.claims.push = () => {
      throw new Error("You may not do that.");
    };
    of.authority.claimIfActive();
    await settledDown();
    expect(host.failed).toEqual([new Error("You may not do that.")]);
  });
});

describe("the next one begins", () => {
  test("at once, where no one had it", async () => {
    const client = host.open("gm1");
    await client.hears("gm1");
    expect([client.begun, client.authority.isAuthority]).toEqual([1, true]);
  });
  test("at once, where the one before was closed in the same browser: a reload", async () => {
    host.named = named("gm1");
    host.open("gm1").authority.leave();
    const client = host.open("gm2");
    await client.hears("gm2");
    expect(client.begun).toBe(1);
  });
  test("at once, where the user before is gone", async () => {
    host.named = named("gm1");
    const client = host.open("gmB1");
    await client.hears("gmB1");
    expect(client.begun).toBe(1);
  });

  describe("but waits while another tab of the GM is at work", () => {
    let client = host.open("gm2");
    beforeEach(async () => {
      host.named = named("gm1");
      client = host.open("gm2");
      await client.hears("gm2");
    });
    test.each<readonly [string, Partial<Record<"handedOver" | "left", unknown>>, string | null, number]>([
      ["until that says it has finished", { handedOver: "gm1" }, "gm", 1],
      ["until it is closed", { left: "gm1" }, "gm", 1],
      ["not because another client says something", { handedOver: "gm9" }, "gm", 0],
      ["not because a player says so", { handedOver: "gm1" }, "p1", 0],
      ["not because a player says it is closed", { left: "gm1" }, "p1", 0],
      ["not because someone says so whom the server does not name", { handedOver: "gm1" }, null, 0],
      ["not because of what makes no sense", { handedOver: { client: "gm1" } }, "gm", 0],
    ])("%s", async (_what, said, sender, begun) => {
      client.authority.heard(said, sender);
      await settledDown();
      expect(client.begun).toBe(begun);
    });
    test("until its user is gone", async () => {
      client.authority.presenceChanged("gm", false);
      await settledDown();
      expect(client.begun).toBe(1);
    });
    test("for two seconds at most", async () => {
      await host.wait(1999);
      expect(client.begun).toBe(0);
      await host.wait(1);
      expect(client.begun).toBe(1);
    });
    test("and never, where it is not named any more by then", async () => {
      await client.hears("gm3");
      await host.wait(2000);
      expect([client.begun, client.authority.isAuthority]).toEqual([0, false]);
    });
  });

  test("after all that were named before: one may still finish an entry while the next waits for it, and is closed", async () => {
    host.named = named("gm1");
    host.connected.add("gm");
    const client = host.open("gmB2");
    await client.hears("gmB1");
    await client.hears("gmB2");
    client.authority.heard({ left: "gmB1" }, "gmB");
    await settledDown();
    expect(client.begun).toBe(0);
    client.authority.heard({ handedOver: "gm1" }, "gm");
    await settledDown();
    expect(client.begun).toBe(1);
  });
});

describe("the one before", () => {
  test("starts nothing more, finishes its entry, and says so then", async () => {
    const client = host.open("gm1");
    await client.hears("gm1");
    await client.hears("gm2");
    expect([client.authority.isAuthority, client.said]).toEqual([false, []]);
    client.finish();
    await settledDown();
    expect(client.said).toEqual([{ handedOver: "gm1" }]);
  });
  test("says that it is closed, to the others and to the next client of its browser", async () => {
    const client = host.open("gm1");
    await client.hears("gm1");
    client.authority.leave();
    expect([client.said, host.lastLeft]).toEqual([[{ left: "gm1" }], "gm1"]);
  });
  test("says nothing when it is closed without having it", () => {
    const client = host.open("gm1");
    client.authority.leave();
    expect([client.said, host.lastLeft]).toEqual([[], ""]);
  });
});
