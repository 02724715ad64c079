import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { type Aboard, aboardGroups, handlesAboard, rolledAboard } from "./aboard.view.ts";

const { strands, trifold, fate2, marumaru } = RULESETS;

const ship = (crew: number | null = 2) =>
  actor({
    type: "vehicle",
    name: "The Petrel",
    traits: [
      trait("speed", 3, { group: "vehicle" }),
      trait("sensors", 1, { group: "vehicle" }),
      trait("crew", crew, { group: "vehicle" }),
    ],
  });
const person = (name: string, role: Aboard["role"], ranks: Readonly<Record<string, number>>): Aboard => ({
  uuid: `Actor.${name}`,
  name,
  role,
  actor: actor({ traits: Object.entries(ranks).map(([key, rank]) => trait(key, rank)) }),
});

/** Whose ability is rolled first, and what it is. */
function likeliest(used: string, people: readonly Aboard[], vehicle = ship(), ruleset = strands): string {
  const [group] = aboardGroups(ruleset, { vehicle, trait: `id-${used}`, people, nameOf: (key) => key });
  return group
    ? `${group.name}: ${group.ways
        .map(({ rolled }) => `${rolled.name} ${rolled.rank}`)
        .slice(0, 2)
        .join()}`
    : "nobody is asked";
}

const INA = person("Ina", "pilot", { strength: 1, agility: 4, perception: 2 });
const TOM = person("Tom", "crew", { agility: 5, perception: 3 });

describe("S8-R5: who acts with an ability of a vehicle", () => {
  test("the pilot is likeliest, with Agility where it moves", () => {
    expect(likeliest("speed", [TOM, INA])).toMatch(/^Ina: agility 4/);
  });
  test("and with Perception at the sensors", () => expect(likeliest("sensors", [INA])).toMatch(/^Ina: perception 2/));
  test("without anyone aboard, the crew of NPCs; the vehicle alone comes last", () => {
    expect(likeliest("speed", [])).toBe("The Petrel: crew 2,speed 3");
  });
  test("a one-seater has no crew to roll", () => expect(likeliest("speed", [], ship(null))).toBe("The Petrel: speed 3"));
  test("the crew's own ability is nobody else's", () => expect(likeliest("crew", [INA])).toBe("nobody is asked"));
});

/** All ways of the first one aboard: what is rolled at which rank, what joins, and what limits it. */
function waysOf(ruleset: (typeof RULESETS)[keyof typeof RULESETS], people: readonly Aboard[], vehicle: ReturnType<typeof actor>) {
  const [used] = vehicle.traits;
  const [group] = aboardGroups(ruleset, { vehicle, trait: used?.id ?? "", people, nameOf: (key) => key });
  return group?.ways.map(({ rolled, joins, limit }) =>
    [`${rolled.name} ${rolled.rank}`, joins ? "with the vehicle" : "", limit && `at most ${limit}`].filter(Boolean).join(", "),
  );
}

describe("where one skill is rolled, it counts for no more than the vehicle's", () => {
  const cart = actor({ type: "vehicle", name: "Cart", traits: [trait("driving", 2)] });
  const good = person("Ina", "pilot", { athletics: 1, driving: 4 });
  test.each([
    ["F10-R10", fate2],
    ["T4-R30", trifold],
  ] as const)("%s", (_reading, ruleset) => {
    expect(waysOf(ruleset, [good], cart)?.slice(0, 2)).toEqual(["driving 2, at most driving", "athletics 1"]);
  });
  test("with what only the vehicle has, one drives rather than fights", () => {
    const coach = actor({ type: "vehicle", traits: [trait("Speed", 3, { key: "" })] });
    const guard = person("Ina", "pilot", { "single-weapon": 4, fighting: 4, driving: 1 });
    for (const ruleset of [fate2, trifold]) expect(waysOf(ruleset, [guard], coach)?.[0]).toBe("driving 1");
  });
  test("who has never learned to drive does so untrained, and does not sing to the horses", () => {
    const coach = actor({ type: "vehicle", traits: [trait("Speed", 3, { key: "" })] });
    const bard = person("Ina", "pilot", { performance: 4, rapport: 4 });
    for (const ruleset of [fate2, trifold]) expect(waysOf(ruleset, [bard], coach)?.[0]).toMatch(/^(riding|driving) (0|-1)$/);
  });
  test("the vehicle alone rolls what it has", () => expect(waysOf(trifold, [], cart)).toEqual(["driving 2"]));
  test("a skill of the table's own is found by its name", () => {
    const custom = actor({ type: "vehicle", traits: [trait("Sailing", 3, { key: "" })] });
    const sailor = actor({ traits: [trait("athletics", 1), trait("Sailing", 1, { key: "" })] });
    expect(waysOf(fate2, [{ uuid: "Actor.s", name: "S", role: "pilot", actor: sailor }], custom)?.[0]).toBe("Sailing 1");
  });
});

describe("M1-R20: the vehicle brings one half of the pool", () => {
  const physical = { group: "physical" };
  const van = actor({ type: "vehicle", traits: [trait("dexterity", 3, physical)] });
  const driver = actor({ traits: [trait("wits", 4, { group: "mental" }), trait("athletics", 2)] });
  const aboard = (one: ReturnType<typeof actor>): Aboard => ({ uuid: "Actor.d", name: "D", role: "pilot", actor: one });
  test("with a skill or an attribute of who acts", () => {
    expect(waysOf(marumaru, [aboard(driver)], van)?.slice(0, 2)).toEqual([
      "athletics 2, with the vehicle",
      "dexterity 1, with the vehicle",
    ]);
  });
  test("two skills are no pool", () => {
    const skilled = actor({ type: "vehicle", traits: [trait("athletics", 3)] });
    expect(waysOf(marumaru, [aboard(driver)], skilled)?.includes("athletics 2, with the vehicle")).toBe(false);
  });
  test("who has single numbers rolls one alone", () => {
    const npc = actor({ type: "npc", tier: "pool", traits: [trait("best", 7, { group: "pool" })] });
    expect(waysOf(marumaru, [aboard(npc)], van)?.[0]).toBe("best 7");
  });
});

describe("what is rolled once it is said who acts", () => {
  const rolled = (name: string, ruleset = strands, people: readonly Aboard[] = [INA]) => {
    const groups = aboardGroups(ruleset, { vehicle: ship(), trait: "id-speed", people, nameOf: (key) => key });
    const way = groups.find((group) => group.name === name)?.ways[0];
    return rolledAboard(way, "id-speed", ({ key, args = {} }) => [key, ...Object.values(args).map(String)].join(" "));
  };
  test("theirs, by a name that says so; the vehicle's joins it", () => {
    const { at, ...how } = rolled("Ina");
    expect(how).toEqual({ trait: "id-speed", pilot: "Actor.Ina", joins: "id-speed" });
    expect(at).toMatchObject({ name: "NORN.Aboard.with agility Ina", rank: 4 });
  });
  test("where the vehicle's limits it, the name says that", () => {
    const { at } = rolled("Ina", trifold, [person("Ina", "pilot", { driving: 5 })]);
    expect(at?.name).toBe("NORN.Aboard.limited driving Ina speed");
  });
  test("the crew's by itself: the vehicle's trait of that name, which joins", () => {
    expect(rolled("The Petrel")).toEqual({ trait: "id-crew", pilot: "", at: null, joins: "id-speed" });
  });
  test("of no one aboard, the vehicle's own", () => {
    expect(rolled("nobody")).toEqual({ trait: "id-speed", pilot: "", at: null, joins: "" });
  });
});

test("only what a vehicle can do is done by someone aboard", () => {
  expect([ship(), actor()].map((one) => handlesAboard(strands, one))).toEqual([true, false]);
});
