import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { type Asking, done, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { LedgerRoll } from "../world.ts";

const GM: Asking = { author: "gm", actor: "" };
/** p1's character is the healer, p2's is hurt. */
const MEDIC: Asking = { author: "p1", actor: "Actor.me" };
const YOU: Asking = { author: "p2", actor: "Actor.you" };
const INJURY = { target: "Actor.you", track: "wounds", row: "injured", box: "injured-1", aspect: "" } as const;
const HURT = { target: "Actor.you", track: "wounds", row: "hurt", box: "hurt-0", aspect: "" } as const;
const FOES = { ...INJURY, target: "Actor.foe", box: "injured-0" } as const;
const HEAL = { ...INJURY, roll: "treated" } as const;
const MEDICINE = { id: "id-medicine", name: "Medicine", rank: 9, joins: null, specialty: false };

type Treating = Partial<Pick<LedgerRoll, "treats" | "actor" | "author">> & { readonly rank?: number; readonly with?: string };

/** Someone with two injuries, and a treatment of one: its margin against Fair is the rank less 1. */
function infirmary({ rank = 9, with: name = "medicine", ...otherwise }: Treating = {}): PlainWorld {
  const traits = [{ ...MEDICINE, id: `id-${name}`, rank }];
  const boxes = { wounds: ["hurt-0", "injured-0", "injured-1"] };
  const skills = ["medicine", "fighting"].map((key) => trait(key, 2));
  return plainTable("fate2", {
    actors: [
      { uuid: "Actor.me", owners: ["p1"], played: true, traits: skills },
      { uuid: "Actor.you", owners: ["p2"], played: true, boxes, traits: skills },
      { uuid: "Actor.foe", boxes },
    ],
    rolls: [rollOf("treated", "fate2", { treats: INJURY, request: { traits, difficulty: -3 }, ...otherwise })],
  });
}

const boxesOf = (world: PlainWorld): string[] => Object.keys(world.state().actors["Actor.you"]?.boxes["wounds"] ?? {});

describe("a GM says when something heals", () => {
  test("one wound, by one entry", () => {
    const world = infirmary();
    expect(done(world, "heal", INJURY, GM).facts).toMatchObject({ targetName: "you", boxes: ["injured-1"] });
    expect(boxesOf(world)).toEqual(["hurt-0", "injured-0"]);
    expect(shortPlan(planned(world, "heal", INJURY, GM))).toBe("wound-gone");
  });
  test("undo brings it back", () => {
    const world = infirmary();
    const before = world.state();
    done(world, "undo", { entry: done(world, "heal", HURT, GM).id }, GM);
    expect(world.state()).toEqual(before);
  });
  test("a consequence goes with its row, and comes back with it", () => {
    const aspect = aspectOn("Actor.you", "sprain", { kind: "consequence", severity: "minor", track: "physical" });
    const boxes = { physical: ["minor-0", "major-0"] };
    const you = { uuid: "Actor.you", owners: ["p2"], played: true, boxes };
    const world = plainTable("strands", { actors: [you], aspects: [aspect] });
    const before = world.state();
    const wound = { target: "Actor.you", track: "physical", row: "minor", box: "minor-0", aspect: aspect.uuid };
    const { id, facts } = done(world, "heal", wound, GM);
    expect(facts).toMatchObject({ aspectName: "sprain", boxes: ["minor-0"] });
    expect(world.state().aspects[aspect.uuid]).toBeUndefined();
    expect(Object.keys(world.state().actors["Actor.you"]?.boxes["physical"] ?? {})).toEqual(["major-0"]);
    done(world, "undo", { entry: id }, GM);
    expect(world.state()).toEqual(before);
  });
  test("before the time has passed too, with the roll that treated it", () => {
    const world = infirmary({ rank: 2 });
    expect(settle(world, "heal", HEAL, GM).state).toBe("done");
  });
});

describe("one day less for each MoS of a medicine check against Fair (F8)", () => {
  test("a margin of seven heals an injury at once, whatever the roll's own difficulty was", () => {
    const world = infirmary({ rank: 8 });
    done(world, "heal", HEAL, MEDIC);
    expect(boxesOf(world)).toEqual(["hurt-0", "injured-0"]);
    expect(shortPlan(planned(infirmary({ rank: 7 }), "heal", HEAL, MEDIC))).toBe("heals-later");
  });
  test("the one who is hurt may treat themselves", () => {
    expect(settle(infirmary({ actor: "Actor.you", author: "p2" }), "heal", HEAL, YOU).state).toBe("done");
  });
  test("one roll treats one wound, once", () => {
    const world = infirmary();
    const { id } = done(world, "heal", HEAL, MEDIC);
    const other = { ...HEAL, box: "injured-0" };
    expect(shortPlan(planned(world, "heal", other, MEDIC))).toBe("treated-already");
    done(world, "undo", { entry: id }, GM);
    expect(shortPlan(planned(world, "heal", other, MEDIC))).toBe("treats-else");
    expect(planned(world, "heal", HEAL, MEDIC).ok).toBe(true);
  });
});

describe("a player cannot heal", () => {
  test.each([
    ["without a roll", INJURY, YOU, {}, "gm-only"],
    ["by a roll that is not there", { ...INJURY, roll: "none" }, MEDIC, {}, "roll-gone"],
    ["by a roll that was made for nothing", HEAL, MEDIC, { treats: null }, "treats-else"],
    ["by a roll that was made for another wound", HEAL, MEDIC, { treats: { ...INJURY, box: "injured-0" } }, "treats-else"],
    ["what no treatment helps", { ...HURT, roll: "treated" }, MEDIC, { treats: HURT }, "treats-else"],
    ["by a trait that does not help", HEAL, MEDIC, { with: "fighting" }, "treats-else"],
    ["by another's roll", HEAL, YOU, {}, "not-yours"],
    ["as another's character", HEAL, { author: "p2", actor: "Actor.me" }, {}, "not-yours"],
    ["by a roll that another user made for their character", HEAL, MEDIC, { author: "gm" }, "not-yours"],
    ["an NPC of the GM's", { ...FOES, roll: "treated" }, MEDIC, { treats: FOES }, "not-yours"],
    ["what is not hurt", { ...HEAL, box: "injured-5" }, MEDIC, {}, "wound-gone"],
    ["someone who is gone", { ...HEAL, target: "Actor.none" }, MEDIC, {}, "actor-gone"],
  ] as const)("%s", (_, request, who, treating, code) => {
    expect(shortPlan(planned(infirmary(treating), "heal", request, who))).toBe(code);
  });
  test("a consequence that they do not know", () => {
    const aspect = aspectOn("Actor.you", "sprain", { kind: "consequence", severity: "minor", track: "physical", hidden: true });
    const boxes = { physical: ["minor-0"] };
    const you = { uuid: "Actor.you", owners: ["p2"], played: true, boxes };
    const world = plainTable("strands", { actors: [you], aspects: [aspect] });
    const wound = { target: "Actor.you", track: "physical", row: "minor", box: "minor-0", aspect: aspect.uuid, roll: "roll" };
    expect(shortPlan(planned(world, "heal", wound, MEDIC))).toBe("aspect-gone");
  });
  test("more than what heals now: boxes from a client are not read", () => {
    const { facts } = done(infirmary(), "heal", { ...HEAL, boxes: ["hurt-0", "injured-0"] }, MEDIC);
    expect(facts.boxes).toEqual(["injured-1"]);
  });
});
