import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { feature } from "../../../tests/samples/feature.ts";
import { fight, fighter } from "../../../tests/samples/fight.ts";
import { done } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { PlainActor, PlainGiven, PlainWorld } from "../../../tests/samples/plain-world.ts";
import { inWords } from "../../../tests/templates/render-template.ts";
import { readerOf } from "../../../tests/samples/reader.ts";
import { struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import { type Arms, type Defense, NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { AttackProfile } from "../../rules/harm/attack-profile.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { attackTrait } from "./attack-with.view.ts";
import {
  attackAllowed,
  type AttackDraft,
  attackFields,
  attackOf,
  isLikelyAttack,
  modifiersFor,
  usualScope,
} from "./attack-form.view.ts";

const FORM = { attack: "", weapon: "", distance: "0", awarded: "", stake: "", takes: "" };
const YOU = [{ uuid: "Actor.you" }];

const weapon = (id: string, arms: Partial<Arms> = {}, drawn = true): AttackProfile => {
  return { id, item: id, effect: "", name: id, ability: "", drawn, arms: { ...NO_ARMS, name: id, ...arms } };
};
const GUN = weapon("gun", { weapon: 2, range: 2 });

function me(world: World): LedgerActor {
  const actor = world.actor("Actor.me");
  if (!actor) throw new Error("No one rolls.");
  return actor;
}

interface Given extends Partial<Omit<PlainGiven, "aspects" | "actors">> {
  readonly own?: Partial<PlainActor>;
}

function table(game: RulesetId, { own = {}, ...given }: Given = {}): PlainWorld {
  return plainTable(game, { ...given, actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, ...own }] });
}

function draft(world: World, form: Partial<AttackDraft["form"]>, targets: AttackDraft["targets"] = YOU): AttackDraft {
  return { world, actor: me(world), form: { ...FORM, ...form }, targets };
}

describe("an attack as it is put together", () => {
  const armed = table("strands", { own: { attacks: [weapon("knife", {}, false), GUN] } });
  test("it has the weapon of the form; none is no attack", () => {
    expect(attackOf(draft(armed, { attack: "physical", weapon: "gun", distance: "1" }))).toMatchObject({
      scope: "physical",
      weapon: { name: "gun", range: 2 },
      distance: 1,
      gear: "Actor.me.Item.gun",
    });
    expect(attackOf(draft(armed, {}))).toBeNull();
  });
  test("a scope the target does not have is another", () => {
    expect(attackOf(draft(armed, { attack: "unknown" }))?.scope).not.toBe("unknown");
  });
  test.each([
    ["S6-R33. Edge that is awarded adds to the stress", "mental", "", "2", 2],
    ["on top of what is for such a conflict", "mental", "wit", "2", 3],
    ["in the place of a gun, which is not", "mental", "gun", "2", 2],
    ["and none in a fight", "physical", "gun", "2", 2],
    ["nothing is not a number", "social", "", "much", 0],
  ])("%s", (_, attack, chosen, awarded, rating) => {
    const attacks = [GUN, weapon("wit", { weapon: 1, scope: "mental" })];
    const asked = draft(table("strands", { own: { attacks } }), { attack, weapon: chosen, awarded });
    const label = attackFields(asked)?.award?.label.key ?? null;
    expect([attackOf(asked)?.weapon.weapon, label !== null]).toEqual([rating, attack !== "physical"]);
  });
  test("weapons are chosen from once it is one", () => {
    const weapons = (attack: string) => attackFields(draft(armed, { attack }))?.weapons.map(({ value }) => value);
    expect([weapons(""), weapons("physical")]).toEqual([[], ["", "knife", "gun"]]);
  });
  test("of two attacks with one name each says its rating", () => {
    const blasts = feature(
      [1, 3].map((amount) => ({ kind: "attack", amount })),
      { id: "power", name: "Blast" },
    );
    const own = table("strands", { own: { attacks: [GUN], features: [blasts] } });
    const { weapons = [] } = attackFields(draft(own, { attack: "physical" })) ?? {};
    expect(weapons.map(({ label }) => inWords(label))).toEqual(["No weapon", "gun", "Blast (+1)", "Blast (+3)"]);
  });
  test.each([
    ["S6, S7. it needs someone to attack", {}, [], "noTarget"],
    ["and is within reach of its weapon", { distance: "2" }, YOU, true],
    ["not beyond it", { distance: "9" }, YOU, "out-of-range"],
  ])("%s", (_, form, targets, allowed) => {
    const asked = attackAllowed(draft(armed, { attack: "physical", weapon: "gun", ...form }, targets));
    expect(asked.ok || asked.code).toBe(allowed);
  });
});

describe("what a roll most likely is", () => {
  const swords = trait("swords", 2, { group: "combat" });
  const conflict = fight("fate2", { participants: [fighter("mine", 1, { actor: "Actor.me" })] });
  const fighting = table("fate2", { own: { traits: [swords] }, conflict, turn: "fight.1.mine" });
  const attacksWith = usualScope(fighting, me(fighting), "")?.attacks ?? [];
  test("an attack, in a conflict, with what people attack with, against someone else", () => {
    const own = table("fate2", { own: { traits: [trait(attacksWith[0] ?? "", 2)] }, conflict, turn: "fight.1.mine" });
    const id = me(own).snapshot().traits[0]?.id ?? "";
    expect(attacksWith.length === 0 || isLikelyAttack(own, me(own), id, YOU)).toBe(true);
    expect(isLikelyAttack(own, me(own), id, [])).toBe(false);
    expect(isLikelyAttack(own, me(own), id, [{ uuid: "Actor.me" }])).toBe(false);
  });
  test("none outside a conflict", () => {
    const peace = table("fate2");
    expect(isLikelyAttack(peace, me(peace), `key:${attacksWith[0] ?? ""}`, YOU)).toBe(false);
  });
  test("it is about what the conflict is about, or the weapon is for", () => {
    const scopes = fighting.game.ruleset.harm?.scopes({}) ?? [];
    const last = scopes.at(-1)?.id ?? "";
    const debate = table("fate2", { conflict, fightScope: last, own: { attacks: [weapon("wit", { scope: last })] } });
    expect(usualScope(debate, me(debate), "")?.id).toBe(last);
    expect(usualScope(fighting, me(fighting), "")?.id).toBe(scopes[0]?.id);
    expect(usualScope(debate, me(debate), "wit")?.id).toBe(last);
  });

  describe("what it is rolled with", () => {
    const KNIFE = weapon("knife", { range: 0 });
    const CLUB = { ...KNIFE, id: "club", ability: "willpower" };
    const traits = ["strength", "agility", "willpower"].map((key, place) => trait(key, 3 - place));
    const blast = { kind: "attack", use: "willpower", amount: 2, range: 1, scope: "mental" } as const;
    const features = [feature([blast], { id: "power" })];
    const own = table("strands", { own: { attacks: [KNIFE, GUN, CLUB], traits, features } });
    test.each([
      ["S6-R32. fists: Strength", "", "id-strength"],
      ["S6-R32. a blade: Strength", "knife", "id-strength"],
      ["S6-R32. a pistol: Agility, although Strength is better", "gun", "id-agility"],
      ["a weapon that names its ability: that", "club", "id-willpower"],
      ["S4. a power: what it says", "power.e0", "id-willpower"],
    ])("%s", (_sentence, attack, expected) => {
      expect(attackTrait(own, readerOf("p1"), me(own), attack)?.trait).toBe(expected);
    });
    test("M4. two traits at once; for someone who lacks them, the best there is", () => {
      const pair = ["aim", "might", "brawl", "dexterity"].map((key) => trait(key, 2));
      const both = table("marumaru", { own: { attacks: [GUN], traits: pair } });
      expect(attackTrait(both, readerOf("p1"), me(both), "gun")).toEqual({ trait: "id-aim", second: "id-dexterity" });
      expect(attackTrait(both, readerOf("p1"), me(both), "")).toEqual({ trait: "id-brawl", second: "id-might" });
    });
    test("S4. a power is attacked with in the conflict it is for, and is what is used", () => {
      expect(usualScope(own, me(own), "power.e0")?.id).toBe("mental");
      const attack = attackOf(draft(own, { attack: "mental", weapon: "power.e0" }));
      expect(attack).toMatchObject({ gear: "Actor.me.Item.power", weapon: { weapon: 2, range: 1 } });
    });
  });
});

describe("modifiers that a roll is offered", () => {
  const asked = { attack: null, targets: [], defending: null, hides: () => false };
  const ids = (world: World, actor: LedgerActor, otherwise: object = {}): string[] =>
    modifiersFor(world, actor, { ...asked, ...otherwise }).map(({ id }) => id);
  const conflict = (own: object) => fight("trifold", { participants: [fighter("mine", 1, { actor: "Actor.me", ...own })] });
  const inFight = (own: object): PlainWorld => table("trifold", { conflict: conflict(own), turn: "fight.1.mine" });
  const usual: Defense = { id: "usual", traits: [], joins: "", rank: null, modifier: 0 };
  const defending = (defense: Defense) => {
    const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    return { defending: { attack, defense, attacker: "Actor.you" } };
  };
  test.each([
    ["S6, T4. full defense helps to defend", { defended: 1 }, defending(usual), ["conflict-defends"]],
    ["not any more in the next round", { defended: 0 }, defending(usual), []],
    ["once: who defends that way has it already", { defended: 1 }, defending({ ...usual, modifier: 2 }), ["harm-defense"]],
    ["S6. smaller actions this turn hinder what is rolled then", { smaller: 1, smallerIn: 1 }, {}, ["conflict-smaller"]],
    ["those of an earlier turn do not", { smaller: 1, smallerIn: 0 }, {}, []],
  ])("%s", (_, own, otherwise, offered) => {
    const world = inFight(own);
    expect(ids(world, me(world), otherwise).filter((id) => /conflict|defense/.test(id))).toEqual(offered);
  });
  test("F8. a weapon is hard to hide; what a stunt attacks with is no weapon", () => {
    const blast = feature([{ kind: "attack", amount: 4, range: 0 }], { id: "stunt" });
    const concealed = (own: Partial<PlainActor>): boolean => {
      const world = table("fate2", { own, dials: { "fate2-weapons": "simple" } });
      return ids(world, me(world)).includes("harm-weapon-concealed");
    };
    const axe = weapon("axe", { weapon: 4, range: 0 });
    expect([concealed({ attacks: [axe] }), concealed({ features: [blast] })]).toEqual([true, false]);
  });
  test("F8. a clip hinders the next roll alone", () => {
    const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    const world = table("fate2");
    world.addRoll({ ...rollBy(world), id: "hit", actor: "Actor.foe", author: "gm", targets: ["Actor.me"], attack });
    done(world, "defend", { roll: "hit", target: "Actor.me", defense: "usual", total: 1 }, { author: "gm", actor: "Actor.me" });
    done(world, "harm", { roll: "hit", target: "Actor.me" }, { author: "p1", actor: "Actor.me" });
    const applies = () => modifiersFor(world, me(world), asked).map((one) => [one.id, one.applies]);
    expect(applies()).toEqual([["harm-clipped", true]]);
    world.addRoll({ ...rollBy(world), id: "next", actor: "Actor.me" });
    expect(applies()).toEqual([]);
  });
  test("an actor outside any conflict has none of a conflict", () => {
    const world = struckInStrands();
    expect(ids(world, me(world)).filter((id) => id.startsWith("conflict"))).toEqual([]);
  });
});

function rollBy(world: World) {
  const roll = world.roll("roll");
  if (!roll.ok) throw new Error("No roll.");
  return { ...roll.value, request: { ...roll.value.request, difficulty: null } };
}
