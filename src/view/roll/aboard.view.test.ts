import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../../rules/index.ts";
import { type Aboard, aboardGroups } from "./aboard.view.ts";

const { strands, trifold } = RULESETS;

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
  test("in a game without a table of vehicles, a vehicle rolls what it has", () => {
    expect(likeliest("speed", [INA], ship(), trifold)).toBe("nobody is asked");
  });
});
