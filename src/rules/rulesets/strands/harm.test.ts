import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLanguage } from "../../../../tools/build/read-language.ts";
import { feature } from "../../../../tests/samples/feature.ts";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { afterHarm, hitFor, STRANDS_HARM, strandsHarm, strandsHarmed } from "../../../../tests/samples/strands-harmed.ts";
import {
  type Arms,
  type Defense,
  type Exchange,
  type Fighter,
  type HitInput,
  NO_ARMS,
  PLAIN_WAY,
} from "../../harm/harm-rules.ts";
import type { Trait } from "../../traits/trait.ts";

const arms = (given: Partial<Arms>): Arms => ({ ...NO_ARMS, name: "some", ...given });
const fighter = (given: Partial<Fighter> = {}): Fighter => ({
  actor: actor(),
  weapon: NO_ARMS,
  armor: NO_ARMS,
  defense: "usual",
  ...given,
});
interface Given {
  readonly weapon?: Partial<Arms>;
  readonly armor?: Partial<Arms>;
  readonly defense?: string;
  readonly scope?: string;
  readonly distance?: number;
  readonly scale?: number;
}
const exchange = ({
  weapon = {},
  armor = {},
  defense = "usual",
  scope = "physical",
  distance = 0,
  scale = 0,
}: Given): Exchange => ({
  scope,
  attacker: fighter({ weapon: arms(weapon) }),
  defender: fighter({ armor: arms(armor), defense }),
  distance,
  scale,
});
const input = (margin: number, given: Given = {}): HitInput => ({ ...exchange(given), margin, outcome: null, bought: {} });
const stress = (margin: number, given: Given = {}): number | null => STRANDS_HARM.hit(input(margin, given), {})?.amount ?? null;

describe("the difference between the attack and the defense is suffered as stress (S5)", () => {
  test.each([
    ["4 against 2: 2", 2, 2],
    ["1 against −2: 3", 3, 3],
    ["6 against 1: 5", 5, 5],
    ["S5-R1: a tie harms nobody", 0, null],
    ["a miss harms nobody", -1, null],
  ])("%s", (_, margin, amount) => expect(stress(margin)).toBe(amount));
});

describe("armor that nobody wears (S4)", () => {
  const under = (worn: number, own: number, stacks = 0, given: Given = {}) => {
    const attacked = input(20, { ...given, armor: { armor: worn } });
    const who = actor({ features: [feature([{ kind: "armor", amount: own, stacks }], { name: "Stone skin" })] });
    const hit = STRANDS_HARM.hit({ ...attacked, defender: { ...attacked.defender, actor: who } }, { "strands-tech-level": 4 });
    return hit?.parts.flatMap(({ source, label, value }) => (source === "armor" ? [`${label} ${value}`] : []));
  };
  test.each([
    ["2 and the tech level", under(0, 2), ["Stone skin -6"]],
    ["the better of the two counts: its own", under(3, 2), ["Stone skin -6"]],
    ["or what is worn", under(8, 2), ["some -8"]],
    ["light compatibility adds 2 points to what is worn", under(5, 2, 2), ["some -5", "Stone skin -2"]],
    ["heavy compatibility 4", under(5, 2, 4), ["some -5", "Stone skin -4"]],
    ["where that is better", under(1, 2, 2), ["Stone skin -6"]],
    ["it is no help in a debate", under(0, 2, 0, { scope: "social" }), []],
  ])("%s", (_sentence, parts, expected) => expect(parts).toEqual(expected));
});

describe("31. Armor and weapon", () => {
  test("armor 2, hit for 3: one box", () => {
    const amount = stress(3, { armor: { armor: 2 } });
    expect(amount).toBe(1);
    expect(strandsHarm(strandsHarmed(4), amount ?? 0).boxes).toHaveLength(1);
  });
  test("a miss with weapon rating 5 harms nobody, and a tie neither", () => {
    expect([stress(-1, { weapon: { weapon: 5 } }), stress(0, { weapon: { weapon: 5 } })]).toEqual([null, null]);
  });
  test("a weapon's rating is added to a successful attack, part by part", () => {
    const hit = STRANDS_HARM.hit(input(1, { weapon: { weapon: 5 }, armor: { armor: 2 } }), {});
    expect([hit?.amount, hit?.parts.map(({ source, value }) => [source, value])]).toEqual([
      4,
      [
        ["margin", 1],
        ["weapon", 5],
        ["armor", -2],
      ],
    ]);
  });
  test("armor that takes it all leaves a hit for 0", () => expect(stress(1, { armor: { armor: 4 } })).toBe(0));
  test("S6-R3: who does not see it coming is without the shield", () => {
    const armor = { armor: 3, shield: 1 };
    expect([stress(4, { armor }), stress(4, { armor, defense: "unaware" })]).toEqual([1, 2]);
  });
  test("S10-R2: a step of scale is worth 2, to either side", () => {
    expect([stress(3, { scale: 1 }), stress(3, { scale: -1 }), stress(3, { scale: -2 })]).toEqual([5, 1, 0]);
  });
});

describe("edge and determination, leverage and popularity stand for weapon and armor (S5)", () => {
  test.each(["physical", "mental", "social"])("S6-R4: arms for a %s conflict count in that one alone", (scope) => {
    const made = { scope: scope === "physical" ? "" : scope };
    const given = { weapon: { weapon: 3, ...made }, armor: { armor: 1, ...made } };
    const amounts = ["physical", "mental", "social"].map((one) => [one, stress(2, { ...given, scope: one })]);
    expect(amounts).toEqual(["physical", "mental", "social"].map((one) => [one, one === scope ? 4 : 2]));
  });
});

describe("32. Weapon range 2", () => {
  const at = (distance: number, range: number | null = 2, scope = "physical") => {
    const fought = exchange({ weapon: { range }, distance, scope });
    const offered = STRANDS_HARM.modifiers({ side: "attack", actor: actor(), exchange: fought, afterHit: false }, {});
    const possible = STRANDS_HARM.mayAttack(fought, {}).ok;
    return possible ? (offered.find(({ id }) => id === "range")?.value ?? 0) : "impossible";
  };
  test.each([
    [2, 0],
    [3, -2],
    [4, -4],
    [5, "impossible"],
  ])("target at %i zones: %s", (distance, expected) => expect(at(distance)).toBe(expected));
  test("range 0 only reaches the same zone", () => expect([at(0, 0), at(1, 0)]).toEqual([0, "impossible"]));
  test("where range has no meaning, there is none", () => {
    expect([at(9, null), at(9, 2, "social")]).toEqual([0, 0]);
  });
  test.each([
    ["S6-R31. without a weapon one reaches the same zone", [], 0],
    ["S4. a power has the range of its affinity", [2, 4, null], 4],
    ["a weakness reaches the same zone", [-1], 0],
  ] as const)("%s", (_sentence, ranks, zones) => {
    const traits = ranks.map((rank, place) => ({ ...trait(`a${place}`, rank ?? 0), rank, group: "affinity" }));
    const reach = (scope: string): unknown => STRANDS_HARM.unarmedRange(scope, actor({ traits }));
    expect([reach("physical"), reach("mental")]).toEqual([zones, null]);
  });
  test("the refusal says how far the weapon reaches", () => {
    const refused = STRANDS_HARM.mayAttack(exchange({ weapon: { range: 2 }, distance: 5 }), {});
    expect(refused).toEqual({ ok: false, code: "out-of-range", args: { distance: 5, farthest: 4 } });
  });
});

describe("what a roll is offered (S6)", () => {
  const offered = (side: "attack" | "defense" | "other", given: Given | null = {}) =>
    STRANDS_HARM.modifiers({ side, actor: actor(), exchange: given && exchange(given), afterHit: false }, {});
  test.each([
    ["an explosive is against everyone in the zone", { explosive: 3 }, "physical", true],
    ["any other weapon is not", { weapon: 3 }, "physical", false],
    ["nor is an explosive in a conflict it is not made for", { explosive: 3 }, "social", false],
  ] as const)("S7. %s", (_, weapon, scope, all) => expect(STRANDS_HARM.hitsZone(arms(weapon), scope)).toBe(all));
  test("the explosive rating is added to the attack roll", () => {
    expect(offered("attack", { weapon: { explosive: 3 } })[0]).toEqual({ id: "explosive", value: 3, applies: true });
  });
  test("−1 for each supplemental action, moving into another zone among them, if one says so", () => {
    const additional = [
      { id: "supplemental", value: -1, applies: false },
      { id: "walked", value: -1, applies: false },
    ];
    expect([offered("attack"), offered("other", null)]).toEqual([additional, additional]);
    expect(offered("defense")).toEqual([]);
  });
});

describe("what people defend with (S6-R1)", () => {
  const traits = [
    trait("agility", 2),
    trait("willpower", 1),
    trait("reasoning", 3),
    trait("persuasion", 1),
    trait("empathy", 2),
    trait("resources", null),
  ];
  const against = (scope: string, attack: string, given: readonly Trait[] = traits): readonly Defense[] =>
    STRANDS_HARM.defenses({ scope, attack: [attack], defender: actor({ traits: given }) }, {});
  const rolled = (...asking: Parameters<typeof against>): readonly string[] => against(...asking)[0]?.traits ?? [];
  test.each([
    ["Agility, against Strength", "physical", "strength", ["id-agility"]],
    ["Willpower against a mental attack, or Reasoning", "mental", "persuasion", ["id-willpower", "id-reasoning"]],
    ["Empathy first against a lie", "social", "deception", ["id-empathy", "id-persuasion"]],
    ["Persuasion against an argument; nothing that does not apply", "social", "persuasion", ["id-persuasion", "id-empathy"]],
  ])("%s", (_, scope, attack, expected) => expect(rolled(scope, attack)).toEqual(expected));
  test("vehicles, organizations, units and skills have their own", () => {
    const keys = ["maneuverability", "security", "physical", "athletics"];
    expect(keys.map((key) => rolled("physical", "strength", [trait(key, 1)]))).toEqual(keys.map((key) => [`id-${key}`]));
  });
  test("S6-R2, S6-R3: full defense gives +2; an unaware defender stands at 0", () => {
    const [, full, unaware] = against("physical", "strength");
    expect([full?.modifier, full?.traits, unaware?.rank, unaware?.traits]).toEqual([2, ["id-agility"], 0, []]);
  });
});

describe("called shots (S5)", () => {
  const on = { "strands-called-shots": true };
  const price = (margin: number, dials = {}, boxes = 2): unknown => {
    const hit = STRANDS_HARM.hit(input(margin), {});
    return hit && STRANDS_HARM.calledShot(hit, strandsHarm(strandsHarmed(boxes), hit.amount), dials);
  };
  test("spin and a forced consequence: a point to name it, a point to veto", () => {
    expect(price(3, on)).toEqual({ attacker: 1, defender: 1 });
  });
  test.each([
    ["only where the campaign has them", price(3)],
    ["not without spin", price(2, on)],
    ["not without a consequence", price(3, on, 4)],
  ])("%s", (_, called) => expect(called).toBe(null));
  test("S5-R10: not on a consequence that was chosen", () => {
    const dials = { ...on, "strands-stress-physical": "single-set" };
    const hit = { ...hitFor(3), parts: [{ source: "margin", label: "", value: 3 }] } as const;
    const harm = strandsHarm(strandsHarmed(5, dials), 3, dials, { consequences: ["minor"], armor: false });
    expect(STRANDS_HARM.calledShot(hit, harm, dials)).toBe(null);
  });
});

test("a concession that is accepted brings a point; refusing a fair one costs one (S5)", () => {
  expect([STRANDS_HARM.concession?.accepted(0), STRANDS_HARM.concession?.accepted(2)]).toEqual([1, 1]);
  expect(STRANDS_HARM.concession?.refused).toBe(-1);
});

describe("you may divert stress to your armor (S5)", () => {
  const armored = strandsHarmed(4, {}, "", 4);
  const onArmor = { consequences: [], armor: true };
  const on = (track: string, { boxes }: ReturnType<typeof strandsHarm>): number =>
    boxes.filter((box) => box.track === track).length;
  test.each([
    ["all of it", 3, [3, 0, false]],
    ["its last box: it is damaged", 4, [4, 0, true]],
    ["S5-R7: what it has no box for is suffered", 6, [4, 2, true]],
  ] as const)("%s", (_, amount, expected) => {
    const harm = strandsHarm(armored, amount, {}, onArmor);
    expect([on("armor", harm), on("physical", harm), harm.damaged]).toEqual(expected);
  });
  test("armor that is full takes no more", () => {
    const full = afterHarm(armored, strandsHarm(armored, 4, {}, onArmor));
    expect(STRANDS_HARM.ways(full, hitFor(1), {})).toEqual([PLAIN_WAY]);
  });
  test("not against what ignores armor", () => {
    expect(STRANDS_HARM.ways(armored, { ...hitFor(1), ignoresArmor: true }, {})).toEqual([PLAIN_WAY]);
  });
  test("only in a physical conflict, with armor, and unless the campaign leaves it out", () => {
    expect(STRANDS_HARM.ways(armored, hitFor(1), {})).toEqual([PLAIN_WAY, onArmor]);
    expect(STRANDS_HARM.ways({ ...armored, track: "mental" }, hitFor(1), {})).toEqual([PLAIN_WAY]);
    expect(strandsHarmed(4).layouts.map(({ id }) => id)).not.toContain("armor");
    const without = strandsHarmed(4, { "strands-armor-stress": false }, "", 4);
    expect(STRANDS_HARM.ways(without, hitFor(1), {})).toEqual([PLAIN_WAY]);
  });
  test("with a single set, a consequence can take what the armor leaves", () => {
    const dials = { "strands-stress-physical": "single-set" };
    const who = strandsHarmed(6, dials, "", 2);
    const harm = strandsHarm(who, 5, dials, { consequences: ["minor"], armor: true });
    expect([on("armor", harm), on("physical", harm)]).toEqual([2, 1]);
    expect(STRANDS_HARM.ways(who, hitFor(2), dials).filter(({ armor }) => armor)).toEqual([onArmor]);
  });
  test("full armor takes nobody out", () => {
    expect(STRANDS_HARM.isTakenOut({ id: "armor", rows: [{ id: "stress", boxes: 1 }] }, ["stress-0"], {})).toBe(false);
  });
});

test("law: more margin or a better weapon never does less, better armor never more", () => {
  const small = fc.integer({ min: -5, max: 10 });
  fc.assert(
    fc.property(small, small, small, fc.integer({ min: -2, max: 2 }), (margin, weapon, armor, scale) => {
      const amount = (by: number, given: { weapon: number; armor: number }): number =>
        stress(by, { weapon: { weapon: given.weapon }, armor: { armor: given.armor }, scale }) ?? 0;
      const plain = amount(margin, { weapon, armor });
      expect(amount(margin + 1, { weapon, armor })).toBeGreaterThanOrEqual(plain);
      expect(amount(margin, { weapon: weapon + 1, armor })).toBeGreaterThanOrEqual(plain);
      expect(amount(margin, { weapon, armor: armor + 1 })).toBeLessThanOrEqual(plain);
    }),
  );
});

test("every scope, defense and modifier has its words", () => {
  const words = JSON.stringify(readLanguage("en")["NORN"]);
  const { Scope, Defense: defended, Modifier: offered } = JSON.parse(words) as Record<string, { strands: object }>;
  const scopes = STRANDS_HARM.scopes({}).map(({ id }) => id);
  const defenses = STRANDS_HARM.defenses({ scope: "physical", attack: [], defender: actor() }, {}).map(({ id }) => id);
  expect([Scope, defended, offered].map((one) => Object.keys(one?.strands ?? {}))).toEqual([
    scopes,
    defenses,
    ["range", "explosive", "supplemental", "walked"],
  ]);
});
