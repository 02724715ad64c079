import { describe, expect, test } from "vitest";
import { GAMES } from "../../tests/samples/games.ts";
import { type AskedKind, EXAMPLES, worldFor } from "../../tests/samples/example-of-kind.ts";
import { ask, type Asking, done, must, planned } from "../../tests/samples/plain-requests.ts";
import { Play } from "../../tests/samples/played-table.ts";
import { plainTable } from "../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../tests/samples/plain-world.ts";
import { fieldsOf } from "../../tests/samples/ledger-entry.ts";
import type { Entry } from "./entry.ts";
import { MOST_EVENTS } from "./changes/read-events.ts";
import { ENTRY_KINDS, parseSaid, planEntry, planOrRefuse, usesAspect } from "./kinds.ts";

const GM: Asking = { author: "gm", actor: "" };

describe("one table of kinds", () => {
  test("every kind has its example here", () => {
    expect([...Object.keys(EXAMPLES), "adjust"].toSorted()).toEqual(ENTRY_KINDS.toSorted());
  });
  test.each(Object.entries(EXAMPLES))("%s: the facts of its outcome are read back as written", (kind, example) => {
    const world = worldFor(example);
    const asked = example.asks(world);
    const { facts } = must(planned(world, kind as AskedKind, asked, example.by));
    expect(parseSaid(kind, JSON.parse(JSON.stringify({ ...asked, ...facts })), true)?.facts).toEqual(facts);
  });
  test("so are the facts of everything a whole game settles", () => {
    for (const game of GAMES) {
      const play = new Play(game, 1);
      for (let step = 0; step < 200; step += 1) play.step();
      for (const { kind, request, facts, state } of play.world.store.all())
        expect(parseSaid(kind, JSON.parse(JSON.stringify({ ...request, ...facts })), state === "done")).toEqual({
          kind,
          request,
          facts,
        });
    }
  });
  test("a manual edit has already happened: it cannot be requested", () => {
    expect(planned(plainTable("fate2"), "adjust", {}, GM)).toMatchObject({ code: "kind-unknown" });
  });
  test("S3: invocations, compels, and points spent on an aspect are its uses in a turn; nothing else is", () => {
    const using = (aspect: string) =>
      ENTRY_KINDS.filter((kind) => usesAspect(parseSaid(kind, fieldsOf(kind, { aspect }), false) as Entry));
    expect(using("Actor.me.Item.brave")).toEqual(["invoke", "spend", "story", "compel"]);
    expect(using("")).toEqual(["invoke", "compel"]);
  });
  test("what changes more than an outcome holds is refused", () => {
    const world = plainTable("trifold", { actors: [{ uuid: "Actor.me", played: true, points: { value: 1, refresh: 5 } }] });
    const me = world.actor("Actor.me");
    const crowd = (count: number): PlainWorld => ({
      ...world,
      inPlay: () => (me ? Array.from({ length: count }, () => me) : []),
    });
    const at = { at: "session" } as const;
    expect(must(planned(crowd(MOST_EVENTS), "break", at, GM)).events).toHaveLength(MOST_EVENTS);
    expect(planned(crowd(MOST_EVENTS + 1), "break", at, GM)).toMatchObject({ code: "too-many-changes" });
  });
  test("one that cannot be planned for a bug is refused, and not tried for ever", () => {
    const world = plainTable("strands");
    const entry = world.store.entry(ask(world, "discover", { roll: "roll", target: "Actor.foe" }));
    if (!entry) throw new Error("Nothing was asked.");
    const broken: PlainWorld = {
      ...world,
      actor: () => {
        throw new Error("no such thing");
      },
    };
    expect(() => planEntry(broken, entry)).toThrow("no such thing");
    expect(planOrRefuse(broken, entry)).toEqual({ ok: false, code: "plan-failed", args: { reason: "no such thing" } });
    expect(planOrRefuse(world, entry)).toEqual(planEntry(world, entry));
  });
  test("a settled entry is not planned again", () => {
    const world = plainTable("fate2");
    expect(planEntry(world, done(world, "spend", { roll: "roll", use: "plus-one" }))).toMatchObject({ code: "entry-gone" });
  });
});
