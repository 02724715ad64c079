import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { challenge } from "../../../tests/samples/challenge.ts";
import { type AskedKind, EXAMPLES, worldFor } from "../../../tests/samples/example-of-kind.ts";
import { sayOutcome } from "../../../tests/samples/plain-messages.ts";
import { type Asking, ask, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import { inverseEvents } from "../../rules/events/ledger-event.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { Entry } from "../entry.ts";

const GM: Asking = { author: "gm", actor: "" };
const ME: Asking = { author: "p1", actor: "Actor.me" };
const YOU: Asking = { author: "p2", actor: "Actor.you" };

const undo = (world: PlainWorld, { id: entry }: Entry, asking = ME) => shortPlan(planned(world, "undo", { entry }, asking));
const redo = (world: PlainWorld, { id: entry }: Entry, asking = ME) => shortPlan(planned(world, "redo", { entry }, asking));

function invoked(game: RulesetId = "strands") {
  const world = plainTable(game, { aspects: [aspectOn("Actor.me", "second")] });
  const gain = game === "fate2" ? "reroll-all" : "plus-two";
  const invoke = (id = "brave") => done(world, "invoke", { roll: "roll", aspect: `Actor.me.Item.${id}`, gain });
  return { world, invoke, entry: invoke() };
}

describe("undo restores the state before, redo changes it again", () => {
  test.each([
    ["fate2", ["me.brave box -1"], ["me.brave box +1"]],
    ["strands", ["me value +1"], ["me value -1"]],
    ["trifold", ["me value +1"], ["me value -1"]],
  ] as const)("%s", (game, back, again) => {
    const { world, entry } = invoked(game);
    const after = world.state();
    expect(undo(world, entry)).toEqual(back);
    done(world, "undo", { entry: entry.id });
    expect(redo(world, entry)).toEqual(again);
    done(world, "redo", { entry: entry.id });
    expect(world.state()).toEqual(after);
    expect(undo(world, entry)).toEqual(back);
  });
  test("a created aspect is removed, a removed one is restored as it was", () => {
    const world = plainTable("strands");
    const before = world.state();
    const made = done(world, "create", { roll: "roll", way: "maneuver", words: "Fog", target: "Actor.place" });
    const kept = world.state();
    const gone = done(world, "remove", { aspect: made.facts.aspect });
    done(world, "undo", { entry: gone.id });
    expect(world.state()).toEqual(kept);
    done(world, "undo", { entry: made.id });
    expect(world.state()).toEqual(before);
  });
});

describe("by its author or a GM", () => {
  test("and no one else", () => {
    const { world, entry } = invoked();
    expect([undo(world, entry, GM), undo(world, entry, ME)]).toEqual([["me value +1"], ["me value +1"]]);
    expect(undo(world, entry, YOU)).toBe("not-yours");
  });
  test("an author cannot redo what a GM overruled; the GM can", () => {
    const { world, entry } = invoked();
    done(world, "undo", { entry: entry.id }, GM);
    expect([redo(world, entry), redo(world, entry, YOU), redo(world, entry, GM)]).toEqual([
      "vetoed",
      "not-yours",
      ["me value -1"],
    ]);
    done(world, "redo", { entry: entry.id }, GM);
    done(world, "undo", { entry: entry.id }, ME);
    expect(redo(world, entry)).toEqual(["me value -1"]);
  });
  test("what a GM undid of their own is not overruled", () => {
    const world = plainTable("strands");
    const entry = done(world, "pool", { by: 1 }, GM);
    done(world, "undo", { entry: entry.id }, GM);
    expect(redo(world, entry, GM)).toEqual(["pool +1"]);
  });
});

describe("once at a time", () => {
  test("an undone entry is not undone again, a standing one is not redone", () => {
    const { world, entry } = invoked();
    expect(redo(world, entry)).toBe("not-undone");
    done(world, "undo", { entry: entry.id });
    expect(undo(world, entry)).toBe("already-undone");
  });
  test("two users ask at the same moment: the second is refused", () => {
    const { world, entry } = invoked();
    expect(settle(world, "undo", { entry: entry.id }).state).toBe("done");
    expect(settle(world, "undo", { entry: entry.id }, GM).outcome.refusal?.code).toBe("already-undone");
  });
});

describe("not an entry that changed nothing", () => {
  test("a deleted, pending or refused one", () => {
    const { world } = invoked();
    const pending = ask(world, "pass", {});
    const refused = settle(world, "invoke", { roll: "gone", gain: "plus-two" }).id;
    for (const entry of ["gone", pending, refused, "constructor", ""])
      expect(shortPlan(planned(world, "undo", { entry }))).toBe("entry-gone");
  });
  test("nor an undo: what it undid is redone instead", () => {
    const { world, entry } = invoked();
    const taken = done(world, "undo", { entry: entry.id });
    expect([undo(world, taken), redo(world, taken)]).toEqual(["entry-gone", "entry-gone"]);
  });
});

describe("not while something later depends on it", () => {
  test("later steps of the same roll: its dice depend on earlier ones", () => {
    const { world, entry, invoke } = invoked();
    const later = invoke("second");
    expect(undo(world, entry)).toBe("later-step");
    expect(undo(world, later)).toEqual(["me value +1"]);
    done(world, "undo", { entry: later.id });
    expect(undo(world, entry)).toEqual(["me value +1"]);
  });
  test("another roll's steps do not matter", () => {
    const { world, entry } = invoked();
    world.addRoll(rollOf("other", "strands"));
    done(world, "invoke", { roll: "other", aspect: "Actor.me.Item.second", gain: "plus-two" });
    expect(undo(world, entry)).toEqual(["me value +1"]);
  });
  test("T3. The action has been resolved since", () => {
    const world = plainTable("trifold");
    const entry = done(world, "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "plus-two" });
    done(world, "resolve", { roll: "roll" });
    expect(undo(world, entry)).toBe("resolved-since");
  });
  test("F4. A spend that was cancelled", () => {
    const world = plainTable("fate2");
    const entry = done(world, "spend", { roll: "roll", use: "plus-one" });
    done(world, "counter", { on: "roll", entry: entry.id }, YOU);
    expect(undo(world, entry)).toBe("later-entry");
  });
  test("a compel that was answered", () => {
    const world = plainTable("trifold");
    const compel = done(world, "compel", { aspect: "Actor.me.Item.brave" }, GM);
    const answer = done(world, "answer", { compel: compel.id, say: "accept" });
    expect(undo(world, compel, GM)).toBe("later-entry");
    expect(undo(world, answer)).toEqual(["me value -1"]);
  });
  test("a request to discover that was answered", () => {
    const world = plainTable("strands", { aspects: [aspectOn("Actor.foe", "secret", { hidden: true })] });
    const asked = done(world, "discover", { roll: "roll", target: "Actor.foe" });
    const found = { roll: "roll", entry: asked.id, aspect: "Actor.foe.Item.secret", users: ["p1"] };
    done(world, "reveal", found, { author: "gm", actor: "Actor.me" });
    expect(undo(world, asked)).toBe("later-entry");
  });
  test("what was done for no actor has no name", () => {
    const { world, entry } = invoked();
    const later = world.store.messagesOf(done(world, "spend", { roll: "roll", use: "plus-one" }).id).outcomes[0];
    if (later) world.store.add({ ...later, actorName: "" });
    expect(undo(world, entry)).toBe("later-unnamed");
  });
  test("what the user may not see is not named", () => {
    const { world, entry } = invoked();
    const later = world.store.messagesOf(done(world, "spend", { roll: "roll", use: "plus-one" }).id).outcomes[0];
    if (later) world.store.add({ ...later, readers: ["gm", "p2"] });
    expect([undo(world, entry, ME), undo(world, entry, GM)]).toEqual(["later-hidden", "later-entry"]);
  });
});

describe("not redone while something it depends on is undone", () => {
  test("an answer without its compel", () => {
    const world = plainTable("trifold");
    const compel = done(world, "compel", { aspect: "Actor.me.Item.brave" }, GM);
    const answer = done(world, "answer", { compel: compel.id, say: "accept" });
    done(world, "undo", { entry: answer.id });
    done(world, "undo", { entry: compel.id }, GM);
    expect(redo(world, answer)).toBe("earlier-unnamed");
    done(world, "redo", { entry: compel.id }, GM);
    expect(redo(world, answer)).toEqual(["me value +1"]);
  });
  test("a later step without the earlier one it was counted on", () => {
    const { world, entry, invoke } = invoked();
    const later = invoke("second");
    for (const { id } of [later, entry]) done(world, "undo", { entry: id });
    expect(redo(world, later)).toBe("earlier-undone");
    done(world, "redo", { entry: entry.id });
    expect(redo(world, later)).toEqual(["me value -1"]);
  });
  test("what was undone before it was made does not matter", () => {
    const { world, entry, invoke } = invoked();
    done(world, "undo", { entry: entry.id });
    const later = invoke("second");
    done(world, "undo", { entry: later.id });
    expect(redo(world, later)).toEqual(["me value -1"]);
  });
  test("what was done for no actor has no name", () => {
    const { world, entry, invoke } = invoked();
    const later = invoke("second");
    for (const { id } of [later, entry]) done(world, "undo", { entry: id });
    const [outcome] = world.store.messagesOf(entry.id).outcomes;
    if (outcome) world.store.add({ ...outcome, actorName: "" });
    expect(redo(world, later)).toBe("earlier-unnamed");
  });
  test("what the user may not see is not named", () => {
    const { world, entry, invoke } = invoked();
    const later = invoke("second");
    for (const { id } of [later, entry]) done(world, "undo", { entry: id });
    const [outcome] = world.store.messagesOf(entry.id).outcomes;
    if (outcome) world.store.add({ ...outcome, readers: ["gm", "p2"] });
    expect([redo(world, later, ME), redo(world, later, GM)]).toEqual(["earlier-hidden", "earlier-undone"]);
  });
});

describe("not redone once it was done again: what can be done once is not done twice", () => {
  const twice = (kind: AskedKind): string => {
    const { asks, by: asking = {}, ...table } = EXAMPLES[kind];
    const world = worldFor(table);
    const asked = asks(world);
    const first = done(world, kind, asked, asking);
    done(world, "undo", { entry: first.id }, GM);
    done(world, kind, asked, asking);
    const again = settle(world, "redo", { entry: first.id }, GM);
    return again.outcome.refusal?.code ?? again.state;
  };
  test.each([
    ["invoke", "later-step"],
    ["spend", "later-entry"],
    ["counter", "later-entry"],
    ["oppose", "later-entry"],
    ["defend", "later-entry"],
    ["harm", "hit-taken"],
    ["concede", "concession-open"],
    ["answer-concession", "later-entry"],
    ["call-shot", "later-entry"],
    ["veto-shot", "later-entry"],
    ["improve", "experience-short"],
    ["join", "later-entry"],
    ["allow", "later-unnamed"],
    ["spend-leftover", "left-overspent"],
    ["purchase", "later-entry"],
    ["block", "blocks-already"],
    ["dramatic", "later-entry"],
    ["cost", "cost-paid"],
    ["advance", "ladder-marked"],
    ["resolve", "resolved-since"],
    ["answer", "later-entry"],
    ["create", "created-already"],
    ["remove", "aspect-gone"],
    ["answer-proposal", "later-unnamed"],
    ["discover", "later-entry"],
    ["reveal", "later-entry"],
    ["heal", "wound-gone"],
    ["entrance", "entered-already"],
    ["deal", "reward-dealt-out"],
    ["claim", "later-entry"],
    ["reward", "later-unnamed"],
    ["turn", "acted-already"],
    ["use", "later-entry"],
    ["strain", "no-strain"],
  ] as const)("%s: %s", (kind, code) => expect(twice(kind)).toBe(code));
  test.each(["call", "experience", "pool", "propose", "compel", "time"] as const)("%s may be done twice", (kind) =>
    expect(twice(kind)).toBe("done"),
  );
  test("S3. An aspect invoked twice in one turn, on another roll meanwhile", () => {
    const { world, entry } = invoked();
    world.setTurn("fight.1.mine");
    const first = done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.second", gain: "plus-two" });
    done(world, "undo", { entry: first.id });
    world.addRoll(rollOf("other", "strands"));
    done(world, "invoke", { roll: "other", aspect: "Actor.me.Item.second", gain: "plus-two" });
    expect([redo(world, first), redo(world, entry)]).toEqual(["used-this-turn", "not-undone"]);
  });
  test("S2. Not a rank above the highest", () => {
    const world = plainTable("strands", {
      actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { experience: 100 }, traits: [trait("strength", 19)] }],
    });
    const buy = () => done(world, "improve", { what: "rank", trait: "Actor.me.Item.id-strength" });
    const first = buy();
    done(world, "undo", { entry: first.id });
    buy();
    expect([first.facts.rank, redo(world, first)]).toEqual([20, "trait-highest"]);
  });
  test("S5. A hit whose consequence was forced is redone with it", () => {
    const world = struckInStrands();
    const names = ["Cut", "Broken", "Lost", "Gone"];
    const hit = done(world, "harm", { roll: "roll", target: "Actor.you", names }, YOU);
    const after = world.state();
    done(world, "undo", { entry: hit.id }, YOU);
    done(world, "redo", { entry: hit.id }, YOU);
    expect([hit.facts.consequences.length > 0, world.state()]).toEqual([true, after]);
  });
  test("what would change something else by now is not redone", () => {
    const points = { experience: 20, refresh: 0 };
    const world = plainTable("strands", { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points }] });
    const bought = done(world, "improve", { what: "refresh" });
    done(world, "undo", { entry: bought.id });
    must(world.change([{ type: "fate-points-changed", actor: "Actor.me", counter: "refresh", by: 3 }]));
    expect(redo(world, bought)).toBe("redo-differs");
  });
  test("a break is redone as it was: what has happened since is no part of it", () => {
    const { world } = invoked("fate2");
    const ended = done(world, "break", { at: "session" }, GM);
    done(world, "undo", { entry: ended.id }, GM);
    world.addRoll(rollOf("other", "fate2"));
    done(world, "invoke", { roll: "other", aspect: "Actor.me.Item.second", gain: "reroll-all" });
    expect(redo(world, ended, GM)).toEqual(["me.brave box -1"]);
  });
});

describe("not where what it gave has been used since", () => {
  test("points that are spent", () => {
    const world = plainTable("fate2", { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true }] });
    const compel = done(world, "compel", { aspect: "Actor.me.Item.brave" }, GM);
    const answer = done(world, "answer", { compel: compel.id, say: "accept" });
    done(world, "spend", { roll: "roll", use: "plus-one" });
    expect(undo(world, answer)).toBe("points-spent-since");
  });
  test("points of the pool", () => {
    const world = plainTable("strands", { pool: 0 });
    const entry = done(world, "pool", { by: 2 }, GM);
    done(world, "pool", { by: -1 }, GM);
    expect(undo(world, entry, GM)).toBe("pool-spent-since");
  });
  test("a free invocation that was passed on", () => {
    const fog = aspectOn("Actor.place", "fog", { kind: "advantage", free: { f: { count: 1, holder: "Actor.me" } } });
    const world = plainTable("trifold", { aspects: [fog] });
    const entry = done(world, "pass", { aspect: fog.uuid, free: "f", target: "Actor.you" });
    done(world, "invoke", { roll: "roll", aspect: "Actor.place.Item.fog", gain: "plus-two" }, ME);
    world.addRoll(rollOf("yours", "trifold", { actor: "Actor.you" }));
    done(world, "invoke", { roll: "yours", aspect: "Actor.place.Item.fog", gain: "plus-two" }, YOU);
    expect(undo(world, entry)).toBe("free-used-since");
  });
  test("an aspect that changed since it was created", () => {
    const world = plainTable("strands");
    const made = done(world, "create", {
      roll: "roll",
      way: "maneuver",
      words: "Fog",
      target: "Actor.place",
      holder: "Actor.me",
    });
    done(world, "pass", { aspect: made.facts.aspect, free: `${made.id}n1`, target: "Actor.you" });
    expect(undo(world, made)).toBe("later-entry");
  });
  test("boxes that cleared", () => {
    const { world, entry } = invoked("fate2");
    done(world, "break", { at: "session" }, GM);
    expect(undo(world, entry)).toBe("boxes-changed-since");
  });
  test("marks on a ladder that are gone", () => {
    const task = challenge();
    const world = plainTable("fate2", { challenges: [task] });
    const entry = done(world, "advance", { roll: "roll", challenge: task.uuid });
    must(world.change(inverseEvents(entry.outcome.events)));
    expect(undo(world, entry)).toBe("ladder-moved-since");
  });
  test("a deleted aspect", () => {
    const { world, entry } = invoked("fate2");
    const gone = { ...world, aspect: () => null };
    expect(undo(gone, entry)).toBe("aspect-gone");
  });
});

describe("no one can forge one", () => {
  test("a player's client alone does not undo what another asked for", () => {
    const { world, entry } = invoked();
    sayOutcome(
      world,
      { ...entry, id: "forged", author: "p2", kind: "undo", request: { entry: entry.id, on: "", aspectName: "" } },
      { author: "p2", said: {} },
    );
    expect(undo(world, entry)).toEqual(["me value +1"]);
  });
});
