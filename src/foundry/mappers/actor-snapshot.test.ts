import { describe, expect, test } from "vitest";
import { anAspect, lockedTo } from "../../../tests/samples/an-aspect.ts";
import { actorSnapshot, type ActorSlice, type PhaseSlice } from "./actor-snapshot.ts";

const skill = (id: string, game: string) => ({
  id,
  uuid: `Item.${id}`,
  name: id,
  system: { key: "", game, adopted: {}, group: "social", rank: 2, start: null, experience: 1, specialty: false },
});
const aspect = (id: string, game: string) => ({
  id,
  uuid: `Item.${id}`,
  name: id,
  actor: null,
  system: { ...anAspect({ lock: lockedTo({}) }), game, adopted: {} },
});
const actor = {
  id: "a",
  uuid: "Actor.a",
  name: "Ada",
  type: "character",
  system: {
    size: 1,
    fatePoints: { value: 3, refresh: 6, debt: 0, held: 1 },
    tracks: { wounds: { boxes: { "hurt-0": true, "hurt-1": false }, bonus: 1 } },
  },
  skills: [skill("everywhere", ""), skill("here", "fate2"), skill("elsewhere", "strands")],
  aspects: [aspect("everywhere", ""), aspect("elsewhere", "trifold")],
} satisfies ActorSlice;

describe("an actor as the rules see it", () => {
  test("has the items of the current game and of every game, and no others", () => {
    const seen = actorSnapshot(actor, "fate2");
    expect(seen.traits.map(({ name }) => name)).toEqual(["everywhere", "here"]);
    expect(seen.aspects.map(({ name }) => name)).toEqual(["everywhere"]);
  });

  test("has what was made in another game only once it was adopted here", () => {
    const [, elsewhere] = actor.aspects;
    if (!elsewhere) throw new Error("There is no such aspect.");
    const adopted = { ...elsewhere, system: { ...elsewhere.system, adopted: { fate2: true } } };
    const seen = (game: string): string[] =>
      actorSnapshot({ ...actor, aspects: [adopted] }, game).aspects.map(({ name }) => name);
    expect([seen("fate2"), seen("trifold"), seen("strands")]).toEqual([["elsewhere"], ["elsewhere"], []]);
  });

  test("says how many ranks were bought with experience", () => {
    expect(actorSnapshot(actor, "fate2").traits.map(({ experience }) => experience)).toEqual([1, 1]);
  });

  test("names the checked boxes", () => {
    expect(actorSnapshot(actor, "fate2").tracks).toEqual([{ id: "wounds", boxes: ["hurt-0"], bonus: 1 }]);
  });

  test("says whether an aspect is locked, and has its current fate points", () => {
    const seen = actorSnapshot(actor, "trifold");
    expect(seen.aspects.map(({ lock }) => lock.on)).toEqual([true, true]);
    expect(seen.fatePoints).toEqual({ value: 3, refresh: 6, debt: 0, held: 1 });
  });

  test("has the phases of the current game with the ranks bought in them", () => {
    const phase = (game: string, number: number): PhaseSlice => ({
      system: { game, adopted: {}, number, ranks: { a: { trait: "hide", rank: 2 } } },
    });
    const phases = [phase("fate2", 1), phase("strands", 2)];
    expect(actorSnapshot({ ...actor, phases }, "fate2").phases).toEqual([
      { number: 1, kind: "", ranks: [{ trait: "hide", rank: 2 }] },
    ]);
    expect(actorSnapshot(actor, "fate2").phases).toEqual([]);
  });

  test("has what the advantages of the current game cost", () => {
    const stunt = (name: string, game: string) => ({ name, system: { game, adopted: {}, tier: "expert", cost: 1 } });
    const { advantages } = actorSnapshot({ ...actor, stunts: [stunt("Sharp", "strands"), stunt("Other", "fate2")] }, "strands");
    expect(advantages).toEqual([{ name: "Sharp", tier: "expert", cost: 1 }]);
  });

  const PLAIN = { adopted: {}, weapon: 0, range: null, explosive: 0, armorType: "", qualities: {}, scope: "", ability: "" };

  test("has the stress boxes of all armor it wears", () => {
    const gear = (category: string, equipped: boolean, game = "") => ({
      id: "g",
      name: "Thing",
      system: { ...PLAIN, game, category, equipped, boxes: 4, armor: 1 },
    });
    const worn = [gear("armor", true), gear("armor", true), gear("armor", false), gear("tool", true)];
    expect(actorSnapshot({ ...actor, gear: [...worn, gear("armor", true, "fate2")] }, "strands").armorBoxes).toBe(8);
    expect(actorSnapshot({ ...actor, gear: [gear("armor", false)] }, "strands").armorBoxes).toBe(0);
  });

  test("has the points of all armor it wears", () => {
    const gear = (armor: number, equipped: boolean) => ({
      id: "g",
      name: "Thing",
      system: { ...PLAIN, game: "", category: "armor", equipped, boxes: 0, armor },
    });
    const points = (...all: readonly ReturnType<typeof gear>[]) => actorSnapshot({ ...actor, gear: all }, "marumaru").armorPoints;
    expect([points(gear(2, true), gear(1, true), gear(3, false)), points(gear(2, false)), points(gear(-1, true))]).toEqual([
      3, 0, 0,
    ]);
  });

  test("attacks with its weapons, and with what its powers are", () => {
    const sword = { ...PLAIN, game: "", category: "weapon", equipped: true, boxes: 0, armor: 0, weapon: 2, ability: "agility" };
    const gear = [
      { id: "sword", name: "Sabre", system: sword },
      { id: "cloak", name: "Cloak", system: { ...sword, category: "tool" } },
    ];
    const uses = { max: 0, at: "" };
    const blast = { game: "", adopted: {}, uses, effects: { e: { kind: "attack", amount: 3, range: 2 } } };
    const things = [{ id: "blast", name: "Blast", system: blast }];
    const { attacks } = actorSnapshot({ ...actor, gear, things }, "strands");
    expect(attacks.map(({ id, name, ability, drawn, arms }) => [id, name, ability, drawn, arms.weapon, arms.range])).toEqual([
      ["sword", "Sabre", "agility", true, 2, null],
      ["blast.e", "Blast", "", false, 3, 2],
    ]);
    expect(actorSnapshot(actor, "strands").attacks).toEqual([]);
  });

  test("says the tier of an NPC, and of no other actor", () => {
    expect(actorSnapshot(actor, "fate2").tier).toBe("");
    expect(actorSnapshot({ ...actor, system: { ...actor.system, tier: "vital" } }, "fate2").tier).toBe("vital");
  });
});
