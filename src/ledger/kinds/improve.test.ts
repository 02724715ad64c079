import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { type Asking, ask, carryOut, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const GM: Asking = { author: "gm", actor: "" };
const ME: Asking = { author: "p1", actor: "Actor.me" };
const PERCEPTION = "Actor.me.Item.id-perception";

const learned = (experience: number, game: RulesetId = "strands", dials: DialValues = {}): PlainWorld =>
  plainTable(game, {
    dials,
    actors: [
      {
        uuid: "Actor.me",
        owners: ["p1"],
        played: true,
        points: { value: 3, refresh: 6, experience },
        traits: [trait("perception", 2), { ...trait("strength", 20) }],
      },
    ],
    aspects: [aspectOn("Actor.me", "knife", { kind: "specialty", role: "specialty" })],
  });
const buys = (world: PlainWorld, wanted: Fields<"improve">, asking: Asking = ME) =>
  shortPlan(planned(world, "improve", wanted, asking));

describe("S2-R1. What experience buys", () => {
  test.each([
    ["a rank costs 10", { what: "rank", trait: PERCEPTION }, ["me experience -10", "me.id-perception rank +1"]],
    ["an advantage point 10", { what: "advantage-point" }, ["me experience -10", "me advantagePoints +1"]],
    ["refresh 15", { what: "refresh" }, ["me experience -15", "me refresh +1"]],
    ["a specialty 5", { what: "specialty", words: " Sharp eyes " }, ["me experience -5", "+me.1n0"]],
    ["a character aspect 10", { what: "character", words: "Never again" }, ["me experience -10", "+me.1n0"]],
    [
      "other words for an aspect 1",
      { what: "rewrite", aspect: "Actor.me.Item.brave", words: "Reckless" },
      ["me experience -1", "me.brave brave → Reckless"],
    ],
  ] as const)("%s", (_sentence, wanted, events) => {
    const plan = buys(learned(40), wanted);
    expect(Array.isArray(plan) ? plan.map((event) => event.replace(/\+me\..*n0/, "+me.1n0")) : plan).toEqual(events);
  });

  test("the campaign has its own prices; what is free costs nothing", () => {
    const dials = { "strands-experience": { rank: 7, refresh: 0 } };
    expect(buys(learned(7, "strands", dials), { what: "rank", trait: PERCEPTION })[0]).toBe("me experience -7");
    expect(buys(learned(0, "strands", dials), { what: "refresh" })).toEqual(["me refresh +1"]);
  });

  test.each([
    ["with too few points", learned(9), { what: "rank", trait: PERCEPTION }, ME, "experience-short"],
    ["for another's character", learned(40), { what: "refresh" }, { author: "p2", actor: "Actor.me" }, "not-yours"],
    ["of another's trait", learned(40), { what: "rank", trait: "Actor.you.Item.id-perception" }, ME, "trait-gone"],
    ["past the highest rank", learned(40), { what: "rank", trait: "Actor.me.Item.id-strength" }, ME, "trait-highest"],
    ["without words", learned(40), { what: "specialty", words: " " }, ME, "words-missing"],
    ["with a story for words", learned(40), { what: "specialty", words: "x".repeat(501) }, ME, "words-long"],
    [
      "with a story for other words",
      learned(40),
      { what: "rewrite", aspect: "Actor.me.Item.brave", words: "x".repeat(501) },
      ME,
      "words-long",
    ],
    ["to the same words", learned(40), { what: "rewrite", aspect: "Actor.me.Item.brave", words: " brave " }, ME, "words-missing"],
    ["of another's aspect", learned(40), { what: "rewrite", aspect: "Actor.you.Item.quick", words: "x" }, ME, "aspect-gone"],
    ["in a game without experience", learned(40, "trifold"), { what: "refresh" }, ME, "experience-none"],
  ] as const)("refused %s", (_what, world, wanted, asking, code) => {
    expect(buys(world, wanted, asking)).toBe(code);
  });

  test("an aspect its player does not know is not there for them: not even by its name", () => {
    const hidden = aspectOn("Actor.me", "curse", { name: "Doomed", hidden: true });
    const world = plainTable("strands", {
      actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { experience: 40 } }],
      aspects: [hidden],
    });
    const wanted = { what: "rewrite", aspect: hidden.uuid, words: "Blessed" } as const;
    expect(planned(world, "improve", wanted, ME)).toEqual({ ok: false, code: "aspect-gone", args: { aspect: "" } });
    expect(buys(world, wanted, { author: "gm", actor: "Actor.me" })).toContain("me.curse Doomed → Blessed");
  });

  test("what the client says about price and rank does not count", () => {
    const world = learned(10);
    const { facts } = done(world, "improve", { what: "rank", trait: PERCEPTION, price: 0, rank: 9, words: "x" }, ME);
    expect(facts).toMatchObject({ price: 10, rank: 3, traitName: "perception", words: "" });
  });

  test("without a GM it waits, since a forged one could cost nothing", () => {
    const world = learned(10);
    const id = ask(world, "improve", { what: "rank", trait: PERCEPTION }, ME);
    carryOut(world, id, { by: "p1" });
    expect(world.store.entry(id)?.state).toBe("pending");
  });

  test("undo gives the points back and takes the rank; redo buys it again", () => {
    const world = learned(10);
    const { id } = done(world, "improve", { what: "rank", trait: PERCEPTION }, ME);
    expect(world.trait(PERCEPTION)).toMatchObject({ rank: 3, experience: 1 });
    done(world, "undo", { entry: id }, ME);
    expect(world.trait(PERCEPTION)).toMatchObject({ rank: 2, experience: 0 });
    expect(world.actor("Actor.me")?.snapshot().fatePoints.experience).toBe(10);
    done(world, "redo", { entry: id }, ME);
    expect(world.trait(PERCEPTION)).toMatchObject({ rank: 3, experience: 1 });
  });

  test.each([1, 2])("interrupted after %i documents, it is finished and not done twice", (dies) => {
    const world = learned(20);
    const id = ask(world, "improve", { what: "rank", trait: PERCEPTION }, ME);
    carryOut(world, id, { dies });
    expect(carryOut(world, id)).toMatchObject({ state: "done" });
    expect(world.trait(PERCEPTION)).toMatchObject({ rank: 3, experience: 1 });
    expect(world.actor("Actor.me")?.snapshot().fatePoints.experience).toBe(10);
  });
});

describe("a GM gives experience", () => {
  const given = (by: number, asking: Asking = GM) =>
    shortPlan(planned(learned(3), "experience", { by, target: "Actor.me" }, asking));
  test.each([
    ["so many points", 5, GM, ["me experience +5"]],
    ["or takes some back", -3, GM, ["me experience -3"]],
    ["but no more than there are", -4, GM, "experience-short"],
    ["a player gives none", 5, ME, "gm-only"],
  ] as const)("%s", (_sentence, by, asking, expected) => expect(given(by, asking)).toEqual(expected));
});
