import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { fight, fighter } from "../../../tests/samples/fight.ts";
import { feature } from "../../../tests/samples/feature.ts";
import { begun, plainReader, type PlainRoll } from "../../../tests/samples/plain-roll.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { PlainActor, PlainGiven } from "../../../tests/samples/plain-world.ts";
import type { AttackProfile } from "../../rules/harm/attack-profile.ts";
import { type Arms, NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { changedForm } from "../roll/changed-form.ts";
import { draftRoll, type RollDraft } from "../roll/draft-roll.ts";
import type { RollForm } from "../roll/roll-form.ts";
import { followed } from "../roll/roll-targets.ts";
import { ATTACK_SECTION } from "./attack-section.ts";

const weapon = (id: string, arms: Partial<Arms>, otherwise: Partial<AttackProfile> = {}): AttackProfile => {
  return { ...{ id, item: id, effect: "", name: id, ability: "", drawn: false }, arms: { ...NO_ARMS, ...arms }, ...otherwise };
};
const KNIFE = weapon("knife", { weapon: 1, range: 0 });
const GUN = weapon("gun", { weapon: 2, range: 2 });
const WIT = weapon("wit", { weapon: 1, scope: "mental" });
const blast = feature([{ kind: "attack", use: "willpower", amount: 2, range: 1, scope: "physical" }], { id: "power" });
const POWER: Partial<PlainActor> = { features: [blast] };

type Changes = readonly Partial<RollForm>[];

/** The window of a roll as it is after these changes, one after another. */
function changing(
  game: RulesetId,
  own: Partial<PlainActor>,
  changes: Changes,
  { given = {}, ...roll }: PlainRoll & { readonly given?: Partial<PlainGiven> } = {},
): { readonly form: RollForm; readonly draft: RollDraft } {
  const me: PlainActor = { uuid: "Actor.me", owners: ["p1"], played: true, attacks: [KNIFE, GUN, WIT], ...own };
  const world = plainTable(game, { ...given, actors: [me] });
  const reader = { sections: [ATTACK_SECTION] };
  const began = begun(world, { ...roll, reader });
  if (!began) throw new Error("There is no such trait.");
  const input = { world, reader: plainReader(world, reader), setup: began.setup };
  const form = changes.reduce<RollForm>(
    (old, change) => changedForm(old, { ...old, ...change }, (typed) => followed({ ...input, form: typed }, old)).form,
    began.form,
  );
  return { form, draft: draftRoll({ ...input, form }) };
}

const traitsOf = ({ draft: { answer } }: ReturnType<typeof changing>) =>
  answer.ok ? answer.value.request.traits.map(({ id }) => id) : answer.code;
const ON_FOE = { target: "Actor.foe", attack: "physical" };
const STRANDS = ["strength", "agility", "willpower", "perception"].map((key, place) => trait(key, 4 - place));

describe("a weapon chosen in the window counts like one rolled from its row", () => {
  test.each<[string, string, Changes, string]>([
    ["S6-R32. a pistol: Agility, although Strength was clicked", "id-strength", [ON_FOE, { weapon: "gun" }], "id-agility"],
    ["S6-R32. a blade: Strength", "id-agility", [ON_FOE, { weapon: "gun" }, { weapon: "knife" }], "id-strength"],
    ["S6-R32. bare hands: Strength", "id-agility", [ON_FOE, { weapon: "gun" }, { weapon: "" }], "id-strength"],
    ["S4. a power: what it says", "id-strength", [ON_FOE, { weapon: "power.e0" }], "id-willpower"],
    ["a roll that becomes an attack: what its weapon is used with", "id-agility", [ON_FOE], "id-strength"],
    ["what no one attacks with stays, until a weapon is chosen", "id-perception", [ON_FOE], "id-perception"],
    [
      "what the user chooses afterwards counts",
      "id-strength",
      [ON_FOE, { weapon: "gun" }, { trait: "id-willpower" }],
      "id-willpower",
    ],
    [
      "and no other weapon changes it",
      "id-strength",
      [ON_FOE, { weapon: "gun" }, { trait: "id-willpower" }, { weapon: "knife" }],
      "id-willpower",
    ],
    ["no attack any more: what was clicked", "id-strength", [ON_FOE, { weapon: "gun" }, { attack: "" }], "id-strength"],
  ])("%s", (_, clicked, changes, expected) => {
    expect(traitsOf(changing("strands", { traits: STRANDS, ...POWER }, changes, { trait: clicked }))).toEqual([expected]);
  });

  test("its rating and range are those of the attack, and the choices of its ability are shown", () => {
    const { draft } = changing("strands", { traits: STRANDS }, [ON_FOE, { weapon: "gun" }], { trait: "id-strength" });
    expect(draft.answer).toMatchObject({ value: { attack: { weapon: { weapon: 2, range: 2 }, gear: "Actor.me.Item.gun" } } });
    const chosen = draft.rolledWith.flatMap(({ traits }) => traits.filter(({ selected }) => selected));
    expect([chosen.map(({ value }) => value), draft.trait.id]).toEqual([["id-agility"], "id-agility"]);
  });
  test("S6-R4. it is about what the weapon is for; bare hands stay in the conflict", () => {
    const attack = (...changes: Changes) => changing("strands", { traits: STRANDS }, [ON_FOE, ...changes]).form.attack;
    expect(attack({ weapon: "wit" })).toBe("mental");
    expect(attack({ weapon: "wit" }, { weapon: "" })).toBe("mental");
    expect(attack({ attack: "mental" }, { weapon: "gun" })).toBe("physical");
  });
  test("S6-R33. what is awarded is named on the attack, and adds nothing to the roll", () => {
    const { draft } = changing("strands", { traits: STRANDS }, [{ target: "Actor.foe", attack: "social" }, { awarded: "2" }], {
      trait: "id-willpower",
    });
    const weapon = { name: "NORN.Award.strands.leverage", weapon: 2 };
    expect(draft.answer).toMatchObject({ value: { attack: { weapon }, request: { modifiers: [] } } });
  });
  test("F8. each game's skill for its reach; what was clicked, if it is one of them", () => {
    const traits = [trait("fighting", 1), trait("shooting", 3)];
    const trifold = (clicked: string, chosen: string) =>
      traitsOf(
        changing("trifold", { traits }, [{ target: "Actor.foe", attack: "fight" }, { weapon: chosen }], { trait: clicked }),
      );
    expect([trifold("id-fighting", "gun"), trifold("id-shooting", "knife")]).toEqual([["id-shooting"], ["id-fighting"]]);
    const swords = ["single-weapon", "brawling"].map((key, place) => trait(key, 1 + place));
    const fate2 = traitsOf(
      changing("fate2", { traits: swords }, [{ target: "Actor.foe", attack: "fight" }, { weapon: "knife" }], {
        trait: "id-single-weapon",
      }),
    );
    expect(fate2).toEqual(["id-single-weapon"]);
  });
});

describe("M4. two traits, and what the weapon adds", () => {
  const POOL = [
    ...["brawl", "aim"].map((key) => trait(key, 4, { group: "skills" })),
    ...["might", "dexterity", "wits"].map((key) => trait(key, 3, { group: "physical" })),
  ];
  const HIT = { target: "Actor.foe", attack: "fight" };
  const marumaru = (...changes: Changes) => changing("marumaru", { traits: POOL }, changes, { trait: "id-brawl" });
  test.each<[string, Changes, readonly string[]]>([
    ["melee is Brawl and Might", [HIT], ["id-brawl", "id-might"]],
    ["so it is with a blade", [HIT, { weapon: "knife" }], ["id-brawl", "id-might"]],
    ["shooting is Aim and Dexterity", [HIT, { weapon: "gun" }], ["id-aim", "id-dexterity"]],
    [
      "what the user has join stays",
      [HIT, { seconds: { a: { trait: "id-wits", joins: "adds" } } }, { weapon: "gun" }],
      ["id-brawl", "id-wits"],
    ],
  ])("%s", (_, changes, expected) => expect(traitsOf(marumaru(...changes))).toEqual(expected));
  test.each<[string, Changes, string]>([
    ["none without a weapon", [HIT], "0"],
    ["that of the weapon", [HIT, { weapon: "gun" }], "2"],
    ["that of the next one", [HIT, { weapon: "gun" }, { weapon: "knife" }], "1"],
    ["none once it is no attack", [HIT, { weapon: "gun" }, { attack: "" }], "0"],
    ["the user's own", [HIT, { enhancement: "3" }, { weapon: "gun" }], "3"],
  ])("M2. its enhancement: %s", (_, changes, expected) => {
    expect(marumaru(...changes).form.enhancement).toBe(expected);
  });
});

describe("an enemy who is named is attacked like one who is targeted", () => {
  const conflict = (game: RulesetId) => ({
    conflict: fight(game, { participants: [fighter("mine", 1, { actor: "Actor.me" })] }),
    turn: "fight.1.mine",
  });
  const NAMED = { target: "Actor.foe" };
  const AWAY = { target: "" };
  const fighting = (changes: Changes, clicked = "id-fighting", given: Partial<PlainGiven> = conflict("trifold")) =>
    changing("trifold", { traits: [trait("fighting", 2), trait("lore", 2)] }, changes, { trait: clicked, given }).form.attack;
  test.each<[string, string, string]>([
    ["in a conflict, with what people attack with", fighting([NAMED]), "fight"],
    ["not with anything else", fighting([NAMED], "id-lore"), ""],
    ["not in peace", fighting([NAMED], "id-fighting", {}), ""],
    ["one click takes it back", fighting([NAMED, { attack: "" }]), ""],
    ["and another enemy does not bring it back", fighting([NAMED, { attack: "" }, { target: "Actor.you" }]), ""],
    ["what is about something else stays so", fighting([NAMED, { attack: "words" }, AWAY, NAMED]), "words"],
  ])("%s", (_, attack, expected) => expect(attack).toBe(expected));
  test("M4. with the pair of the book", () => {
    const traits = [trait("brawl", 4, { group: "skills" }), trait("might", 3, { group: "physical" })];
    const named = changing("marumaru", { traits }, [NAMED], { trait: "id-brawl", given: conflict("marumaru") });
    expect([named.form.attack, traitsOf(named)]).toEqual(["fight", ["id-brawl", "id-might"]]);
  });
});

describe("the weapon an attack begins with", () => {
  const DRAWN = [GUN, KNIFE].map((profile) => ({ ...profile, drawn: true }));
  test.each<[string, Partial<PlainActor>, string, string]>([
    ["the first drawn one that is used with what is rolled", { attacks: DRAWN }, "id-strength", "knife"],
    ["with Agility, the gun", { attacks: DRAWN }, "id-agility", "gun"],
    ["bare hands, if none is", { attacks: DRAWN.slice(0, 1) }, "id-strength", ""],
    ["the first, if no one attacks with it", { attacks: DRAWN }, "id-perception", "gun"],
    ["no power", { attacks: [], ...POWER }, "id-willpower", ""],
  ])("%s", (_, own, clicked, expected) => {
    expect(changing("strands", { traits: STRANDS, ...own }, [], { trait: clicked }).form.weapon).toBe(expected);
  });
});
