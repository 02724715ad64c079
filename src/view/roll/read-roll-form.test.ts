import { describe, expect, test } from "vitest";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import { readRollForm } from "./read-roll-form.ts";
import { campaignMethod, choicesAfter, keptSecond, openingForm, type RollForm, stepped } from "./roll-form.ts";
import type { RollableTrait } from "./rollable-trait.ts";

const trait = (id: string, rank: number): RollableTrait => ({
  id,
  name: `Trait ${id}`,
  group: "",
  rank,
  specialty: false,
  pairing: null,
});
const [first, second, third] = [trait("a", 3), trait("b", 1), trait("c", 4)] as const;
const traits = [first, second, third];
const fate2 = rulesetById("fate2");
const strands = rulesetById("strands");
const marumaru = rulesetById("marumaru");

const opening = { dials: {}, second: "", mode: "public" };
const read = (form: Partial<RollForm>, ruleset = fate2) =>
  readRollForm({ ...openingForm(ruleset, opening), ...form }, first, traits, ruleset);

describe("the fields of the roll dialog", () => {
  test("untouched, they are the trait alone without a difficulty", () => {
    expect(read({})).toMatchObject({
      ok: true,
      value: { method: "fudge", modifiers: [], difficulty: null, traits: [{ id: "a" }] },
    });
  });

  test.each([
    ["3", 3],
    ["+2", 2],
    ["-1", -1],
    ["−1", -1],
    [" 4 ", 4],
  ])("a modifier of %j is %i", (value, expected) => {
    const result = read({ modifiers: { a: { label: " rain ", value } } });
    expect(result).toMatchObject({ value: { modifiers: [{ label: "rain", value: expected }] } });
  });

  test.each(["", "0", "-0"])("a modifier of %j is left out", (value) => {
    expect(read({ modifiers: { a: { label: "", value } } })).toMatchObject({ value: { modifiers: [] } });
  });

  test.each([
    ["abc", "notANumber"],
    ["1.5", "notANumber"],
    ["1e9", "notANumber"],
    ["1000000000", "tooLarge"],
  ])("a modifier of %j is refused as %s", (value, code) => {
    expect(read({ modifiers: { a: { label: "", value } } })).toMatchObject({ ok: false, code });
  });

  test("a typed difficulty must not be empty", () => {
    expect(read({ difficulty: "own", typed: "" })).toMatchObject({ ok: false, code: "noDifficulty" });
    expect(read({ difficulty: "own", typed: "7" })).toMatchObject({ value: { difficulty: 7 } });
    expect(read({ difficulty: "-2" })).toMatchObject({ value: { difficulty: -2 } });
  });

  test("F11. The difficulty of a dynamic task is the total of the opponent's dice, however many", () => {
    const typed = { difficulty: "own", typed: "48" };
    expect(read({ ...typed, method: "fate-pool" })).toMatchObject({ value: { difficulty: 48 } });
    expect(read(typed)).toMatchObject({ ok: false, code: "tooLarge", args: { largest: 40 } });
  });

  test.each([
    ["F2. Both sides roll: it waits for the other, and the margin is a dynamic one", { difficulty: "open" }, null, "dynamic"],
    ["F2. Against someone the same holds unless a number is chosen", { target: "targeted" }, null, "dynamic"],
    ["F2. A number is a static test, against someone too", { target: "targeted", difficulty: "2" }, 2, "static"],
    ["without either the GM may still say a number", {}, null, "static"],
  ] as const)("%s", (_sentence, form, difficulty, kind) => {
    expect(read(form)).toMatchObject({ value: { difficulty, test: kind } });
  });

  test("only FATE 2.0 tells the two apart", () => {
    expect(read({ target: "targeted" }, strands)).toMatchObject({ value: { test: "static" } });
  });

  test("dice the game does not have are refused", () => {
    expect(read({ method: "ten-hits" })).toMatchObject({ ok: false, code: "noMethod" });
  });

  test("second traits join once each, and the first never joins itself", () => {
    const seconds = Object.fromEntries(
      ["b", "a", "b", "c", "gone"].map((id, row) => [`r${row}`, { trait: id, joins: "complements" }]),
    );
    const result = read({ seconds }, strands);
    expect(result).toMatchObject({
      value: { traits: [{ id: "a", joins: null }, { id: "b", joins: "complements" }, { id: "c" }] },
    });
    expect(result.ok && result.value.traits).toHaveLength(3);
  });

  test("M2. A skill is not rolled without an attribute, nor with another skill", () => {
    const brawl = { ...first, group: "skills", pairing: { groups: ["physical"], needed: true } };
    const all = [brawl, { ...second, group: "physical" }, { ...third, group: "skills" }];
    const rolled = (other: string) => {
      const form = { ...openingForm(marumaru, opening), seconds: { a: { trait: other, joins: "adds" } } };
      const made = readRollForm(form, brawl, all, marumaru);
      return made.ok ? made.value.traits.map(({ id }) => id) : made.code;
    };
    expect([rolled("b"), rolled("c"), rolled("")]).toEqual([["a", "b"], "noPartner", "noPartner"]);
    const alone = readRollForm(openingForm(marumaru, opening), brawl, [brawl], marumaru);
    expect(alone.ok && alone.value.traits).toHaveLength(1);
  });

  test("a game without combinations takes no second trait", () => {
    const result = read({ seconds: { a: { trait: "b", joins: "adds" } } }, rulesetById("trifold"));
    expect(result.ok && result.value.traits).toHaveLength(1);
  });

  test("F10. In FATE 2.0 a second skill limits the first", () => {
    expect(read({ seconds: { a: { trait: "b", joins: "limits" } } })).toMatchObject({
      value: {
        traits: [
          { id: "a", joins: null },
          { id: "b", joins: "limits" },
        ],
      },
    });
  });

  test("enhancement and complication count where the game has them", () => {
    const typed = { enhancement: "9", complication: "2" };
    expect(read({ ...typed, method: "ten-hits" }, marumaru)).toMatchObject({ value: { enhancement: 3, complication: 2 } });
    const plain = read(typed);
    expect(plain.ok && "enhancement" in plain.value).toBe(false);
  });
});

describe("the trait that joined last time", () => {
  test("is remembered by the trait it joined", () => expect(keptSecond({ seconds: { a: "b" } }, "a", traits)).toBe("b"));
  test("may have been none", () => expect(keptSecond({ seconds: { a: "" } }, "a", traits)).toBe(""));
  test("is unknown the first time", () => expect(keptSecond({}, "a", traits)).toBeNull());
  test("is unknown once it is gone", () => expect(keptSecond({ seconds: { a: "z" } }, "a", traits)).toBeNull());
});

describe("the dice a roll begins with", () => {
  test("are those of the campaign", () => {
    expect(campaignMethod(fate2, { "fate2-dice": "fate-pool" })).toBe("fate-pool");
    expect(campaignMethod(strands, { "strands-dice": "six-minus-six" })).toBe("six-minus-six");
  });
  test("are the game's first if the campaign has none, or an unknown one", () => {
    expect([campaignMethod(fate2, {}), campaignMethod(fate2, { "fate2-dice": "d20" }), campaignMethod(marumaru, {})]).toEqual([
      "fudge",
      "fudge",
      "ten-hits",
    ]);
  });
});

test.each([
  ["", 1, "1"],
  ["−2", 1, "-1"],
  ["many", -1, "-1"],
])("%j and %i more is %s", (typed, by, expected) => expect(stepped(typed, by)).toBe(expected));

describe("what is remembered of a roll", () => {
  test("the last trait that joined, by the trait it joined", () => {
    const once = choicesAfter(choicesAfter({}, "a", "b"), "c", "");
    expect(choicesAfter(once, "a", "d")).toEqual({ seconds: { c: "", a: "d" } });
  });
  test("of many traits, those rolled last", () => {
    const many = Array.from({ length: 70 }, (_, place) => `t${place}`).reduce((kept, id) => choicesAfter(kept, id, "b"), {});
    const { seconds = {} } = choicesAfter(many, "new", "");
    expect([Object.keys(seconds).length, seconds["t0"], seconds["new"]]).toEqual([60, undefined, ""]);
  });
});
