import { describe, expect, test } from "vitest";
import { actor } from "../../../../tests/samples/actor-snapshot.ts";
import { faces, modifier, request } from "../../../../tests/samples/check-request.ts";
import { arms, attack, fighter } from "../../../../tests/samples/exchange.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import type { Arms, Exchange, ModifiersInput } from "../../harm/harm-rules.ts";
import { FATE2 } from "./fate2.ts";
import { FATE2_HARM } from "./harm.ts";

const TURN = { "fate2-pace": "turn" };
const SCENE = { "fate2-pace": "scene" };

/** Modifiers of someone with these boxes checked, as "id value", those that do not apply in brackets. */
function offered(boxes: readonly string[], input: Partial<ModifiersInput> = {}, dials: DialValues = {}): readonly string[] {
  const one = actor({ tracks: [{ id: "wounds", boxes, bonus: 0 }] });
  const given: ModifiersInput = { side: "other", actor: one, exchange: null, afterHit: false, ...input };
  return FATE2_HARM.modifiers(given, dials).map(({ id, value, applies }) => {
    const text = `${id} ${value}`;
    return applies ? text : `(${text})`;
  });
}
const sum = (boxes: readonly string[], input: Partial<ModifiersInput> = {}): number =>
  FATE2_HARM.modifiers(
    { side: "attack", actor: actor({ tracks: [{ id: "wounds", boxes, bonus: 0 }] }), exchange: null, afterHit: false, ...input },
    {},
  ).reduce((total, { value, applies }) => (applies ? total + value : total), 0);

const SITUATION = ["(position 1)", "(numbers 1)", "(flanking 1)", "(surrounding 1)"];

test("13. One injured box and one hurt box → −2 to the next roll; with +1 for numbers → −1 in all", () => {
  const wounds = sum(["injured-0", "hurt-0"]);
  expect(wounds).toBe(-2);
  const input = request(0, { modifiers: [modifier(wounds), modifier(1)] });
  expect(FATE2.resolve(input, faces("0000")).total).toBe(-1);
});

describe("wounds hinder (F8)", () => {
  test("several hurts once, each injury, a clip the next roll only, several clips never more than −1", () => {
    expect(offered(["hurt-0", "hurt-1", "hurt-2"])).toEqual(["hurt -1"]);
    expect(offered(["injured-0", "injured-1"])).toEqual(["injured -2"]);
    expect(offered(["clipped-0", "clipped-1"], { afterHit: true })).toEqual(["clipped -1"]);
    expect(offered(["clipped-0", "clipped-1"])).toEqual([]);
  });
  test("a clip that spilled up, or was healed, is none; a hurt after a clip does not bring the clip back", () => {
    const lastHit = [{ track: "wounds", box: "hurt-0" }];
    expect(offered(["hurt-0"], { afterHit: true, lastHit })).toEqual(["hurt -1"]);
    expect(offered(["clipped-0", "hurt-0"], { afterHit: true, lastHit })).toEqual(["hurt -1"]);
    expect(offered([], { afterHit: true })).toEqual([]);
    const both = [...lastHit, { track: "wounds", box: "clipped-0" }];
    expect(offered(["clipped-0", "hurt-0"], { afterHit: true, lastHit: both })).toEqual(["clipped -1", "hurt -1"]);
  });
  test("taking turns, a clip affects the next attack roll and no defense", () => {
    const clipped = (side: ModifiersInput["side"]): readonly string[] => offered(["clipped-0"], { side, afterHit: true }, TURN);
    expect([clipped("attack"), clipped("defense"), clipped("other")]).toEqual([["clipped -1"], [], []]);
    expect(offered(["clipped-0"], { side: "defense", afterHit: true })).toEqual(["clipped -1"]);
  });
  test("in a fight of one roll, a clip is an inconvenience, and a hurt counts where the GM says", () => {
    expect(offered(["clipped-0", "hurt-0", "injured-0"], { afterHit: true }, SCENE)).toEqual(["(hurt -1)", "injured -1"]);
  });
  test("boxes the track no longer has hinder nobody", () => expect(offered(["injured-7", "old"])).toEqual([]));
});

describe("dramatic arms: superior weapons and superior armor give +1 (F8)", () => {
  const exchange = (mine: Partial<Arms>, theirs: Partial<Arms>, defense = "usual"): Exchange =>
    attack(0, {
      attacker: fighter({ weapon: arms(mine), armor: arms(mine) }),
      defender: fighter({ weapon: arms(theirs), armor: arms(theirs), defense }),
    });
  const armsOf = (side: "attack" | "defense", one: Exchange, dials: DialValues = {}): readonly string[] =>
    offered([], { side, exchange: one }, dials).filter((each) => !SITUATION.includes(each));

  test("a sword against a knife; where there is no room to swing it, the knife has the advantage: either can be struck out", () => {
    const uneven = exchange({ weapon: 2 }, { weapon: 1 });
    expect(armsOf("attack", uneven)).toEqual(["superior-weapon 1", "(superior-armor 1)"]);
    expect(armsOf("defense", uneven)).toEqual(["(superior-weapon 1)", "(superior-armor 1)"]);
  });
  test("a mace against a sword: roughly equal footing", () => {
    expect(armsOf("attack", exchange({ weapon: 2, armor: 1 }, { weapon: 2, armor: 1 }))).toEqual([
      "(superior-weapon 1)",
      "(superior-armor 1)",
    ]);
  });
  test("the better armor is an advantage for either side", () => {
    expect(armsOf("defense", exchange({}, { armor: 2 }))).toEqual(["(superior-weapon 1)", "superior-armor 1"]);
  });
  test("F8-R20: armor protects from wounds, and is no advantage where words are at stake", () => {
    const staked = { ...exchange({ weapon: 1 }, { armor: 2 }), staked: true } as const;
    expect(armsOf("defense", staked)).toEqual(["(superior-weapon 1)"]);
    expect(armsOf("attack", staked)).toEqual(["superior-weapon 1"]);
  });
  test("one who dodges, or expects nothing, uses no weapon", () => {
    expect(armsOf("defense", exchange({}, { weapon: 4 }, "mobility"))).toEqual(["(superior-armor 1)"]);
    expect(armsOf("defense", exchange({}, { weapon: 4 }, "unaware"))).toEqual(["(superior-armor 1)"]);
  });
  test("simple arms: the armor's rating is a penalty where full mobility is needed", () => {
    const simple = { "fate2-weapons": "simple", "fate2-armor": "simple" };
    expect(armsOf("defense", exchange({}, { armor: 3 }, "mobility"), simple)).toEqual(["armor-mobility -3"]);
    expect(armsOf("defense", exchange({}, { armor: 3 }), simple)).toEqual([]);
    const chased = (scope: string) => armsOf("defense", { ...exchange({}, { armor: 3 }), scope }, simple);
    expect([chased("chase"), chased("contest"), chased("debate")]).toEqual([["armor-mobility -3"], ["(armor-mobility -3)"], []]);
  });
  test("simple arms: outside a fight it is offered too, and the weapon's rating where it is to be hidden", () => {
    const carried = {
      weapons: [{ weapon: 1 }, { weapon: 2, range: 0 }, { weapon: 4, range: 3 }].map(arms),
      armor: arms({ armor: 2 }),
    };
    const burden = (dials: DialValues) => offered([], { side: "other", carried }, dials);
    expect(burden({ "fate2-weapons": "simple", "fate2-armor": "simple" })).toEqual([
      "(armor-mobility -2)",
      "(weapon-concealed -2)",
    ]);
    expect(burden({})).toEqual([]);
  });
  test("advanced arms: armor-piercing −1, twice −2; flexible −1 but +1 to disarm; locking −1 to finesse", () => {
    const advanced = { "fate2-weapons": "advanced", "fate2-armor": "advanced" };
    const weapon = { qualities: { "armor-piercing": 2, flexible: 1, locking: 1, vicious: 1 } };
    expect(armsOf("attack", exchange(weapon, {}), advanced)).toEqual([
      "armor-piercing -2",
      "flexible -1",
      "(flexible-maneuver 1)",
      "(locking-maneuver -1)",
    ]);
    expect(armsOf("defense", exchange({}, weapon, "mobility"), advanced)).toEqual([]);
  });
});

describe("other combat modifiers (F8)", () => {
  test("position, numbers, flanking and surrounding, +1 each, as the user says", () => {
    const exchange = attack(0);
    expect(offered([], { side: "attack", exchange }).slice(-4)).toEqual(SITUATION);
    expect(offered([], { side: "defense", exchange }).slice(-4)).toEqual(SITUATION);
    expect(offered([], { side: "other", exchange })).toEqual([]);
  });
  test("F8-R6: a debate knows position and numbers", () => {
    expect(offered([], { side: "attack", exchange: attack(0, { scope: "debate" }) })).toEqual(SITUATION.slice(0, 2));
  });
});

test("the larger side has +1 to attack and defense for each step of scale (R6)", () => {
  const scaled = (side: "attack" | "defense", scale: number): readonly string[] =>
    offered([], { side, exchange: attack(0, { scale }) }).filter((each) => each.startsWith("scale"));
  expect([scaled("attack", 2), scaled("defense", 2), scaled("attack", -1), scaled("defense", -1)]).toEqual([
    ["scale 2"],
    [],
    [],
    ["scale 1"],
  ]);
});

describe("the fourth exchange of the long fight (F8)", () => {
  const GUARD = ["injured-0", "hurt-0"];
  test("Average, +1 for numbers, injured and hurt: Mediocre; without the numbers: Poor", () => {
    expect([0 + 1 + sum(GUARD), 0 + sum(GUARD)]).toEqual([-1, -2]);
  });
  test("a clipped fighter with Good stands at Fair", () => expect(2 + sum(["clipped-0"], { afterHit: true })).toBe(1));
});
