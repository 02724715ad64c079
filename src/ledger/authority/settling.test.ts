import { beforeEach, describe, expect, test } from "vitest";
import { countedState } from "../../../tests/samples/counted-state.ts";
import { plainHost } from "../../../tests/samples/plain-host.ts";
import { ask } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { LedgerHost } from "./ledger-host.ts";
import { eventTarget } from "../changes/event-target.ts";
import { Settling } from "./settling.ts";

const ME = "Actor.me";
const points = (by: number, actor = ME): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });
const pool = (by: number): LedgerEvent => ({ type: "npc-pool-changed", by });

/** A world whose books are begun, and its authority. */
class Table {
  readonly world: PlainWorld = plainTable("strands", { pool: 3000 });
  /** What was done, in order. */
  readonly done: string[] = [];
  opening = new Map(countedState(this.world.state()));
  /** Uuids of documents that a GM has written last. */
  readonly ofGm = new Set<string>();
  isAuthority = true;
  readonly settling: Settling;

  constructor(otherwise: Partial<LedgerHost> = {}) {
    const { world, done, ofGm } = this;
    const plain = plainHost(world);
    const host: LedgerHost = {
      ...plain,
      store: world.store,
      say: (entry, settled) => {
        done.push(`${entry.id} is ${settled.state}`);
        return plain.say(entry, settled);
      },
      remove: (events) => {
        for (const event of events) if (event.type === "aspect-removed") done.push(`${event.aspect.uuid} is removed`);
        return plain.remove(events);
      },
      withdraw: ({ id }) => {
        done.push(`${id} is withdrawn`);
        world.store.drop(id);
      },
      prepare: () => void done.push("prepared"),
      marks: () =>
        [...world.written].flatMap(([entry, events]) =>
          events.map((event) => ({ entry, document: eventTarget(event), events: [event], byGm: eventTarget(event) === "" })),
        ),
      recorded: () => undefined,
      counted: () => countedState(world.state()),
      opening: () => this.opening,
      storeOpening: (opening) => void (this.opening = new Map(opening)),
      isOfGm: (uuid) => ofGm.has(uuid),
      adjust: (owner, events) =>
        void done.push(`adjusted ${owner}: ${JSON.stringify(events.map((event) => "by" in event && event.by))}`),
      flooded: (author) => void done.push(`${author} asks for much`),
      failed: (error) => void done.push(String(error)),
      ...otherwise,
    };
    this.settling = new Settling(host, () => this.isAuthority);
  }

  /** A GM changes their pool: what is asked for at once, and always possible. */
  ask(author = "gm"): string {
    return ask(this.world, "pool", { by: 1, words: "" }, { author, actor: "" });
  }

  async begin(): Promise<readonly string[]> {
    this.settling.begin();
    await this.finished();
    return this.done;
  }

  /** Each piece of work may add another. */
  async finished(): Promise<void> {
    for (let tail: Promise<void> | null = null; tail !== this.settling.finished();) {
      tail = this.settling.finished();
      await tail;
    }
  }
}

let table = new Table();
beforeEach(() => void (table = new Table()));

describe("what a client does first", () => {
  test("what waited is settled in the order the server received it", async () => {
    const [first, second] = [table.ask(), table.ask()];
    expect(await table.begin()).toEqual(["prepared", `${first} is done`, `${second} is done`]);
  });
  test("what was begun is finished before that, and is not done twice", async () => {
    const [first, begun] = [table.ask(), table.ask()];
    table.world.change([pool(1)]);
    table.world.written.set(begun, [pool(1)]);
    expect(await table.begin()).toEqual(["prepared", `${begun} is done`, `${first} is done`]);
    expect(table.world.npcPool).toBe(3002);
  });
  test("also where its author has to let others go first", async () => {
    const many = Array.from({ length: 30 }, () => table.ask("p1"));
    const [begun = ""] = many.slice(-1);
    const other = table.ask();
    table.world.change([pool(1)]);
    table.world.written.set(begun, [pool(1)]);
    const done = await table.begin();
    expect(done.indexOf(`${begun} is refused`)).toBeLessThan(done.indexOf(`${other} is done`));
    // Players may not change it: what was written is taken back.
    expect(table.world.npcPool).toBe(3001);
  });
  test("what a GM began comes before what only a player says was begun", async () => {
    const [first, second] = [table.ask(), table.ask()];
    table.world.change([pool(1), points(1)]);
    table.world.written.set(first, [points(1)]);
    table.world.written.set(second, [pool(1)]);
    expect((await table.begin()).filter((line) => line.endsWith("is done"))).toEqual([`${second} is done`, `${first} is done`]);
  });
  test("what an outcome says is gone is gone before anything is planned", async () => {
    const { world } = table;
    const fog = world.aspect("Actor.place.Item.dark");
    if (!fog) throw new Error("There is no such aspect.");
    const id = ask(world, "pool", { by: 1, words: "" }, { author: "gm", actor: "" });
    const entry = world.store.entry(id);
    if (!entry) throw new Error("There is no such entry.");
    const events = [{ type: "aspect-removed", aspect: fog } as const];
    await plainHost(world).say(entry, {
      state: "done",
      facts: {},
      payment: "",
      points: 0,
      events,
      later: [],
      turn: "",
      builtOn: {},
      faces: [],
      rolls: [],
    });
    const waiting = table.ask();
    expect(await table.begin()).toEqual(["prepared", `${fog.uuid} is removed`, `${waiting} is done`]);
  });
  test("a request that comes meanwhile waits with the others", async () => {
    const first = table.ask();
    table.settling.begin();
    const entry = table.world.store.entry(table.ask());
    if (entry) table.settling.add(entry);
    await table.finished();
    expect(table.done).toEqual(["prepared", `${first} is done`, `${entry?.id} is done`]);
  });
  test("what nobody watched becomes an adjustment; the mark of what nobody has asked for explains nothing", async () => {
    table.world.change([points(2)]);
    table.world.written.set("never", [points(2)]);
    expect(await table.begin()).toEqual(["prepared", `adjusted ${ME}: [2]`]);
  });
});

describe("one after another", () => {
  test("a client that has lost the authority settles nothing more", async () => {
    const [first] = [table.ask(), table.ask()];
    const { done } = table;
    Object.defineProperty(table, "isAuthority", { get: () => !done.includes(`${first} is done`) });
    expect(await table.begin()).toEqual(["prepared", `${first} is done`]);
  });
  test("what fails is said, and the next piece of work goes on", async () => {
    table.settling.enqueue(() => Promise.reject(new Error("No.")));
    const id = table.ask();
    expect(await table.begin()).toEqual(["Error: No.", "prepared", `${id} is done`]);
  });
  test("of two thousand refusals of someone who asks for too much, twenty are said, and the last, which are not too much any more; all others are withdrawn", async () => {
    const many = Array.from({ length: 2000 }, () => table.ask("p1"));
    const other = table.ask();
    const done = await table.begin();
    expect(done.filter((line) => line === "p1 asks for much")).toHaveLength(1);
    expect(done.filter((line) => line.endsWith("is refused"))).toEqual(
      [...many.slice(0, 20), ...many.slice(-21)].map((id) => `${id} is refused`),
    );
    expect(done.filter((line) => line.endsWith("is withdrawn"))).toHaveLength(many.length - 41);
    expect(done.indexOf(`${other} is done`)).toBeLessThan(10);
  });
});

describe("the books", () => {
  beforeEach(() => void table.world.change([points(2)]));

  test("a difference is an adjustment", async () => {
    table.settling.balance();
    await table.finished();
    expect(table.done).toEqual([`adjusted ${ME}: [2]`]);
  });
  test("where a document is reset, it begins with what it has now", async () => {
    table.settling.reset([ME]);
    table.settling.balance();
    await table.finished();
    expect([table.done, table.opening.get(ME)]).toEqual([[], countedState(table.world.state()).get(ME)]);
  });
  test("so do all, where everything is", async () => {
    table.settling.resetAll();
    table.settling.balance();
    await table.finished();
    expect([table.done, table.opening]).toEqual([[], countedState(table.world.state())]);
  });
  test("not where another client has balanced them since", async () => {
    table.settling.reset([ME]);
    table.settling.forgetResets();
    table.settling.balance();
    await table.finished();
    expect(table.done).toEqual([`adjusted ${ME}: [2]`]);
  });
  test("a document that is new counts from zero, unless a GM wrote it", async () => {
    table.opening.delete(ME);
    table.opening.delete("Actor.foe");
    table.ofGm.add("Actor.foe");
    table.settling.balance();
    await table.finished();
    expect(table.done).toEqual([`adjusted ${ME}: [5,3]`]);
  });
  test("without the authority they are left alone, and what is to be reset stays so", async () => {
    table.settling.reset([ME]);
    table.isAuthority = false;
    table.settling.balance();
    await table.finished();
    table.isAuthority = true;
    table.settling.balance();
    await table.finished();
    expect(table.done).toEqual([]);
  });
  test("what could not be reset is reset the next time", async () => {
    let fails = true;
    const failing: Table = new Table({
      storeOpening: (opening) => {
        if (fails) throw new Error("No.");
        failing.opening = new Map(opening);
      },
    });
    failing.world.change([points(2)]);
    failing.settling.reset([ME]);
    failing.settling.balance();
    await failing.finished();
    fails = false;
    failing.settling.balance();
    await failing.finished();
    expect(failing.done).toEqual(["Error: No."]);
  });
});
