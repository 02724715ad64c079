import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { feature, NO_COSTS } from "../../../tests/samples/feature.ts";
import { begun, drafted, named, plainAttack, plainReader, type PlainRoll } from "../../../tests/samples/plain-roll.ts";
import { done } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainActor, PlainWorld } from "../../../tests/samples/plain-world.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { TARGETED } from "./against.view.ts";
import { answerQuickly, type RollAnswer, type RollDraft } from "./draft-roll.ts";
import type { RollForm } from "./roll-form.ts";
import type { RollSection } from "./roll-section.ts";

const me = (otherwise: Partial<PlainActor>): PlainActor => ({
  ...{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 3, refresh: 3 } },
  ...otherwise,
});
const at = (game: RulesetId, changed: Partial<RollForm> = {}, roll: PlainRoll = {}): RollDraft =>
  drafted(plainTable(game), changed, roll);

/** What would be rolled; throws where it is refused. */
function answered({ answer }: RollDraft): RollAnswer {
  if (!answer.ok) throw new Error(`It was refused: ${answer.code}.`);
  return answer.value;
}
const refusal = ({ answer, refusal: why }: RollDraft) => (answer.ok ? null : [answer.code, why?.key]);
const modifiers = (draft: RollDraft) => answered(draft).request.modifiers.map(({ id, value }) => [id, value]);

/** A section like that of an attack: on everyone in a zone, if the weapon is an explosive, and never without a target. */
const ATTACK: RollSection = {
  alsoHits: ({ here, chosen, form }) => (form.weapon === "explosive" ? here.filter((one) => !chosen.includes(one)) : []),
  attack: ({ form }) => (form.attack === "" ? null : plainAttack(form.attack)),
  check: ({ attack, targets }) => (attack && targets.length === 0 ? refuse("noTarget") : ok(true)),
  fields: ({ attack }) => ({ isAttack: attack !== null }),
};
const ATTACKING: PlainRoll = { reader: { sections: [ATTACK] } };

describe("what is rolled", () => {
  test("untouched, the trait alone: against no one, without a difficulty, and nothing is paid for", () => {
    expect(answered(at("strands"))).toMatchObject({
      request: { traits: [{ id: "id-perception", rank: 2 }], modifiers: [], difficulty: null },
      ...{ targets: [], attack: null, blocks: [], before: [], uses: [] },
    });
  });
  test("a power that it activates is named, and adds nothing", () => {
    const activates = { id: "activates-fire", label: "Fire", value: 0 };
    expect(modifiers(at("strands", {}, { options: { activates } }))).toEqual([["activates-fire", 0]]);
  });
  test("someone who changes meanwhile rolls as they are now", () => {
    const world = plainTable("strands");
    const began = begun(world);
    const later = plainTable("strands", { actors: [me({ features: [feature([{ roll: "other" }])] })] });
    const [line] = began ? answerLines(later, began) : [];
    expect(line).toBe("Silver Tongue");
  });
  const answerLines = (world: PlainWorld, { setup, form }: NonNullable<ReturnType<typeof begun>>) => {
    const answer = answerQuickly({ world, reader: plainReader(world), setup, form });
    return answer.ok ? answer.value.request.modifiers.map(({ label }) => label) : [];
  };
});

describe("whom it is against", () => {
  const targets = (changed: Partial<RollForm>, roll: PlainRoll = ATTACKING) =>
    answered(at("strands", changed, roll)).targets.map(({ name }) => name);
  test.each([
    ["whom the user has chosen", { target: "Actor.foe" }, ["foe"]],
    ["no one, if there is no such person any more", { target: "Actor.gone" }, []],
    ["and everyone else whom it hits", { target: "Actor.foe", weapon: "explosive" }, ["foe", "you"]],
  ] as const)("%s", (_, changed, expected) => expect(targets(changed)).toEqual(expected));
  test("those who were targeted when it began", () => {
    expect(targets({ target: TARGETED }, { ...ATTACKING, targeted: ["Actor.you", "Actor.foe"] })).toEqual(["you", "foe"]);
  });
  test("whom it opposes, though they are not here", () => {
    const options = { purpose: { opposes: true }, against: named("Actor.far") };
    expect(targets({}, { options })).toEqual(["far"]);
    expect(at("strands", {}, { options }).against[0]?.choices.map(({ value }) => value)).toContain("Actor.far");
  });
  test("those who may be chosen are listed by their distance", () => {
    const apart = (_: string, other: string) => (other === "Actor.foe" ? 0 : 2);
    const { against } = at("strands", {}, { reader: { apart } });
    expect(against.map(({ choices }) => choices.map(({ value }) => value))).toEqual([[""], ["Actor.foe"], ["Actor.you"]]);
  });
});

describe("an attack", () => {
  test("is what its section makes of the form, and its fields show it", () => {
    const draft = at("strands", { attack: "physical", target: "Actor.foe" }, ATTACKING);
    expect([answered(draft).attack?.scope, draft.fields]).toEqual(["physical", { isAttack: true }]);
  });
  test("without a target is refused; then there are no chances, and nothing can be done before it", () => {
    const draft = at("strands", { attack: "physical" }, ATTACKING);
    expect(refusal(draft)).toEqual(["noTarget", "NORN.Roll.Refused.noTarget"]);
    expect([draft.odds, draft.before, draft.costs]).toEqual([null, null, []]);
  });
});

describe("what is refused", () => {
  test.each([
    ["words for a number", { modifiers: { a: { label: "", value: "two" } } }, "notANumber"],
    ["a difficulty of one's own that is not typed", { difficulty: "own" }, "noDifficulty"],
    ["dice that the game does not have", { method: "coins" }, "noMethod"],
  ] as const)("%s", (_, changed, code) => {
    expect(refusal(at("strands", changed))).toEqual([code, `NORN.Roll.Refused.${code}`]);
  });
});

describe("the modifiers that count", () => {
  const world = (features: PlainActor["features"] = []) => plainTable("strands", { actors: [me({ features })] });
  const bonus = feature([{}]);
  test.each([
    ["S4: what applies by itself", bonus, {}, [["effect-stunt-e0", 1]]],
    ["but not if it is struck out", bonus, { "effect-stunt-e0": false }, []],
    ["what is for a narrow circumstance, only if it is chosen", feature([{ when: "at sea" }]), {}, []],
    ["and then it counts", feature([{ when: "at sea" }]), { "effect-stunt-e0": true }, [["effect-stunt-e0", 1]]],
    ["never what cannot be paid for", feature([{ costs: { ...NO_COSTS, points: 9 } }]), { "effect-stunt-e0": true }, []],
  ] as const)("%s", (_, stunt, offered, expected) => {
    expect(modifiers(drafted(world([stunt]), { offered }))).toEqual(expected);
  });
  test("what is offered is shown with its sign, and whether it counts", () => {
    const { effects, offered } = drafted(world([bonus]));
    expect(effects.map(({ value, taken }) => [value, taken])).toEqual([["+1", true]]);
    expect(offered.filter(({ offer }) => offer)).toEqual([]);
  });
  test("what has a price is paid for once it is rolled, by who has it", () => {
    const paid = world([feature([{ costs: { ...NO_COSTS, points: 1 } }])]);
    const use = { feature: "stunt", effect: "e0", featureName: "Silver Tongue", by: "Actor.me" };
    expect(answered(drafted(paid, { offered: { "effect-stunt-e0": true } })).uses).toMatchObject([use]);
    expect(answered(drafted(paid)).uses).toEqual([]);
  });
  test("S4-R2: a trait in the place of another brings what it is better", () => {
    const traits = [trait("perception", 1), trait("strength", 3)];
    const features = [feature([{ kind: "substitute", traits: ["perception"], use: "strength" }])];
    const swapped = plainTable("strands", { actors: [me({ traits, features })] });
    expect(modifiers(drafted(swapped, { offered: { "effect-stunt-e0": true } }))).toEqual([["effect-stunt-e0", 2]]);
  });
  test("S8-R21: what the pilot has counts aboard a vehicle, too", () => {
    const aboard = world([bonus]);
    expect(modifiers(drafted(aboard, {}, { actor: "Actor.car", pilot: "Actor.me" }))).toEqual([["effect-stunt-e0", 1]]);
    expect(modifiers(drafted(aboard, {}, { actor: "Actor.car" }))).toEqual([]);
  });
});

describe("T1. The difficulty may be a trait of the only target", () => {
  const theirs = (changed: Partial<RollForm>, targeted: readonly string[] = ["Actor.foe"], game: RulesetId = "trifold") =>
    at(game, changed, { targeted });
  test("its rank is asked for, and its name is all that is shown", () => {
    const draft = theirs({ difficulty: "their:id-strength" });
    expect(answered(draft).request.difficulty).toBe(2);
    expect(draft.theirs.filter(({ selected }) => selected).map(({ label }) => label.args)).toEqual([{ name: "strength" }]);
  });
  test("of several targets none is", () => {
    const draft = theirs({ difficulty: "their:id-strength" }, ["Actor.foe", "Actor.you"]);
    expect([draft.theirs, answered(draft).request.difficulty]).toEqual([[], null]);
  });
  test("nor in another game", () => expect(theirs({}, ["Actor.foe"], "strands").theirs).toEqual([]));
});

describe("T4. Blocks that stand in its way", () => {
  const blocked = (against: object = {}) => {
    const rolls = [rollOf("roll", "trifold", { actor: "Actor.you", author: "p2", request: { difficulty: null } })];
    const world = plainTable("trifold", { rolls });
    const { id } = done(world, "block", { roll: "roll", words: "The door", ...against }, { author: "p2", actor: "Actor.you" });
    return { world, id };
  };
  test("are met as the user says, and raise what has to be reached", () => {
    const { world, id } = blocked();
    expect(answered(drafted(world, { difficulty: "1" }))).toMatchObject({ request: { difficulty: 1 }, blocks: [] });
    const met = drafted(world, { difficulty: "1", blocks: { [id]: true } });
    expect(answered(met)).toMatchObject({ request: { difficulty: 2 }, blocks: [id] });
    expect(met.fields).toMatchObject({ blocks: [{ id, checked: true }] });
  });
  test.each([
    ["the named skill is blocked", { trait: "perception", traitName: "Perception" }, 1],
    ["no other skill is", { trait: "strength", traitName: "Strength" }, 0],
  ])("%s", (_, against, count) => {
    const { fields } = drafted(blocked(against).world);
    expect(fields).toMatchObject({ blocks: { length: count } });
  });
  test("are in the way of no one who answers a roll", () => {
    const { world } = blocked();
    expect(drafted(world, {}, { options: { purpose: { opposes: true } } }).fields).toMatchObject({ blocks: [] });
  });
});

describe("M5. A difficulty that is added up", () => {
  const cast = (changed: Partial<RollForm>, boxes: PlainActor["boxes"] = {}) => {
    const traits = [trait("magic", 3, { group: "skills" }), trait("mind", 2, { group: "mental" })];
    const options = { second: "id-mind" };
    const world = plainTable("marumaru", { actors: [me({ traits, boxes })] });
    return drafted(world, { difficulty: "table:cast", table: { potency: "major" }, ...changed }, { trait: "id-magic", options });
  };
  test("is the sum of its lines, and named beside the chances", () => {
    const draft = cast({});
    expect([answered(draft).request.difficulty, draft.odds?.difficulty?.args]).toEqual([6, { number: "6" }]);
  });
  test("is eased by resonance, which is paid for", () => {
    const draft = cast({ spent: "resonance-2" });
    const { request, uses } = answered(draft);
    expect(request.modifiers).toMatchObject([{ value: 2, eases: true }]);
    expect(uses).toMatchObject([{ feature: "resonance", effect: "resonance-2", by: "Actor.me" }]);
    expect(draft.odds?.difficulty?.args).toEqual({ number: "4" });
  });
  test("not by more than is left", () => {
    const most = Array.from({ length: 20 }, (_, box) => `resonance-${box + 1}`);
    expect(answered(cast({ spent: "resonance-2" }, { resonance: most })).uses).toEqual([]);
  });
});

describe("what it will cost by itself", () => {
  const near = { injuries: ["near-death-0"] };
  const dying = plainTable("marumaru", { actors: [me({ boxes: near })] });
  const lone = { options: { at: { name: "Will", rank: 3 } } };
  test("M4: near death, an action is paid for, and it is said who pays", () => {
    expect(drafted(dying, {}, lone).costs.map(({ key, args }) => [key, args?.["who"]])).toEqual([
      ["NORN.Cost.Before.acting", "me"],
    ]);
  });
  test("but not to answer a roll", () => {
    const options = { ...lone.options, purpose: { opposes: true } };
    expect(drafted(dying, {}, { options }).costs).toEqual([]);
  });
  test("aboard, who acts pays", () => {
    expect(drafted(dying, {}, { ...lone, actor: "Actor.car", pilot: "Actor.me" }).costs).toHaveLength(1);
    expect(drafted(dying, {}, { ...lone, actor: "Actor.car" }).costs).toEqual([]);
  });
  test("S7-R20: an attack says what is left in its weapon, where each one takes some", () => {
    const gun = { uuid: "Actor.me.Item.gun", name: "Gun", actor: "Actor.me", left: 2, holds: 6, quantity: 1 };
    const counted = plainTable("strands", { gear: [gun], dials: { "strands-ammunition": "each-attack" } });
    const shoots: RollSection = {
      attack: ({ form }) => (form.attack === "" ? null : plainAttack("physical", { gear: gun.uuid })),
    };
    const reader = { sections: [shoots, ...plainReader(counted).sections] };
    expect(drafted(counted, { attack: "physical", target: "Actor.foe" }, { reader }).costs.map(({ args }) => args)).toEqual([
      { weapon: "Gun", left: 2, holds: 6 },
    ]);
    expect(drafted(counted, {}, { reader }).costs).toEqual([]);
  });
});

describe("what is done before it", () => {
  const before = (changed: Partial<RollForm["before"]>, game: RulesetId = "strands", world = plainTable(game)) =>
    drafted(world, { before: { aspects: [], spends: [], said: {}, ...changed } }, game === "marumaru" ? ALONE : {});
  const ALONE = { options: { at: { name: "Will", rank: 3 } } };
  const [BRAVE, CRUEL] = ["Actor.me.Item.brave", "Actor.foe.Item.cruel"];
  test("an aspect is chosen: it is asked for once the roll is made, and shifts the chances", () => {
    const draft = before({ aspects: [BRAVE] });
    expect(answered(draft).before).toMatchObject([{ kind: "invoke", aspect: BRAVE, expects: "point", against: false }]);
    expect(modifiers(draft)).toEqual([]);
    expect(draft.odds?.highest).not.toBe(before({}).odds?.highest);
  });
  test("a point is asked for before the aspects", () => {
    const parts = answered(before({ aspects: [BRAVE, CRUEL], spends: ["plus-one"] })).before;
    expect(parts.map(({ kind, aspect, use }) => [kind, aspect || use])).toEqual([
      ["spend", "plus-one"],
      ["invoke", BRAVE],
      ["invoke", CRUEL],
    ]);
  });
  test("what all of it costs counts against the points that are left", () => {
    const poor = plainTable("strands", { actors: [me({ points: { value: 1, refresh: 3 } })] });
    const { before: view } = before({ aspects: [BRAVE] }, "strands", poor);
    const shown = view?.list.groups.flatMap(({ aspects }) => aspects.map(({ uuid, disabled }) => [uuid, disabled]));
    expect(shown).toContainEqual([BRAVE, false]);
    expect(view?.points.map(({ disabled }) => disabled)).toEqual([true]);
  });
  test("an aspect that is gone is not asked for", () => {
    expect(answered(before({ aspects: ["Actor.me.Item.gone"] })).before).toEqual([]);
  });
  test.each([
    ["M2: aspects add dice", "marumaru", "two-dice"],
    ["T1: nothing", "trifold", null],
  ] as const)("%s", (_, game, gain) => {
    const { before: view } = before({}, game);
    expect(view?.each?.args?.["what"] ?? null).toEqual(gain && { key: `NORN.Gain.${gain}` });
  });
  test("FATE 2.0: only a point", () => {
    const { before: view } = before({}, "fate2");
    expect([view?.each, view?.points.length]).toEqual([null, 1]);
  });
});

describe("the chances", () => {
  test("with a difficulty, of reaching it; without one, the usual total", () => {
    expect(at("strands", { difficulty: "2" }).odds?.percent).toBeGreaterThan(50);
    expect(at("strands").odds?.percent).toBeNull();
  });
  test("are left out for more dice than can be counted while one types", () => {
    const draft = at("marumaru", {}, { options: { at: { name: "Will", rank: 40 } } });
    expect([draft.odds, draft.refusal]).toEqual([null, null]);
  });
});

describe("rolled at once", () => {
  const immediately = (roll: PlainRoll, changed: Partial<RollForm> = {}) => {
    const world = plainTable("strands", { actors: [me({ features: [feature([{}, { when: "at sea" }])] })] });
    const began = begun(world, roll);
    if (!began) throw new Error("There is no such trait.");
    const { setup, form } = began;
    const answer = answerQuickly({ world, reader: plainReader(world, roll.reader), setup, form: { ...form, ...changed } });
    if (!answer.ok) throw new Error(`It was refused: ${answer.code}.`);
    return answer.value;
  };
  test("it is on those who are targeted, with what applies by itself", () => {
    const { targets, request } = immediately({ targeted: ["Actor.foe"] });
    expect([targets.map(({ name }) => name), request.modifiers.map(({ value }) => value)]).toEqual([["foe"], [1]]);
  });
  test("it is never an attack", () => {
    expect(immediately({ ...ATTACKING, targeted: ["Actor.foe"] }, { attack: "physical" }).attack).toBeNull();
  });
  test("a defense is on no one", () => {
    const defense = { id: "dodge", traits: [], joins: "", rank: null, modifier: 0 };
    const defending = { attack: plainAttack("physical"), defense };
    const options = { fast: true, purpose: { madeFor: "roll", opposes: true }, defending, against: named("Actor.foe") };
    expect(immediately({ options, targeted: ["Actor.foe"] }).targets).toEqual([]);
  });
});
