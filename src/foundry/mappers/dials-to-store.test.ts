import { describe, expect, test } from "vitest";
import { campaign } from "../../rules/campaign-ruleset.ts";
import type { Dial } from "../../rules/dials/read-dial.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { Text } from "../../view/text.ts";
import { dialsToStore } from "./dials-to-store.ts";

const DIALS: readonly Dial[] = [
  { id: "boxes", group: "harm", kind: "number", initial: 2, min: 0, max: 9 },
  { id: "shape", group: "creation", kind: "choice", initial: "pyramid", choices: ["pyramid", "column"] },
];

const game = (dials: readonly Dial[]) => ({ ...RULESETS.trifold, dials });
const words = ({ key, args }: Text): string =>
  key === "NORN.Trait.trifold.resolve" ? "Willenskraft" : typeof args?.["name"] === "string" ? args["name"] : "";
const stored = (dials: readonly Dial[], before: DialValues, form: Record<string, unknown>) =>
  dialsToStore(game(dials), before, form, words).values;

describe("the dials that are stored", () => {
  test("are those that differ from their initial value", () => {
    expect(stored(DIALS, {}, { boxes: 3, shape: "pyramid" })).toEqual({ boxes: 3 });
  });

  test("lose a dial that is set back", () => {
    expect(stored(DIALS, { boxes: 3 }, { boxes: 2, shape: "column" })).toEqual({ shape: "column" });
  });

  test("keep those of another game, and those whose field is empty or not of their kind", () => {
    expect(stored(DIALS, { other: true, boxes: 4 }, { boxes: null, shape: 7, stray: 1 })).toEqual({
      other: true,
      boxes: 4,
    });
  });
});

describe("lists, numbers and formulas of a form", () => {
  const { dials } = RULESETS.trifold;
  const sent = (form: Record<string, unknown>, before: DialValues = {}) => dialsToStore(game(dials), before, form, words);

  test("only what differs from the game is kept, by id", () => {
    const same = { "trifold-traits.might.name": "", "trifold-traits.stealth.name": "", "trifold-role-counts.other": 2 };
    expect(sent(same)).toEqual({ values: {}, refused: [] });
    expect(sent({ ...same, "trifold-traits.might.name": "Brawn" }).values).toEqual({
      "trifold-traits": { might: { name: "Brawn", group: "skills", removed: false } },
    });
  });
  test("a number for one thing, within its bounds", () => {
    expect(sent({ "trifold-role-counts.other": 20 }).values).toEqual({ "trifold-role-counts": { other: 20 } });
  });
  test.each([
    [99, "tooHigh"],
    [-1, "tooLow"],
    [2.5, "notWhole"],
    [null, "empty"],
  ])("%s is refused, and the number stays as it was", (typed, code) => {
    const before = { "trifold-role-counts": { other: 7 } };
    const { values, refused } = sent({ "trifold-role-counts.other": typed, "trifold-role-counts.link": 4 }, before);
    expect(values).toEqual({ "trifold-role-counts": { other: 7, link: 4 } });
    expect(refused).toMatchObject([{ dial: "trifold-role-counts", field: "trifold-role-counts.other", why: { code } }]);
  });
  test("what the campaign added to a list has a number too; what is not on it keeps its own", () => {
    const before = {
      "trifold-roles": {
        "own-oath": { name: "Oath", group: "character", removed: false },
        link: { name: "", group: "character", removed: true },
      },
      "trifold-role-counts": { link: 3, "own-gone": 2 },
    };
    expect(sent({ "trifold-role-counts.own-oath": 2 }, before).values).toEqual({
      ...before,
      "trifold-role-counts": { link: 3, "own-oath": 2 },
    });
  });
  test("a readable formula is stored; an unreadable one is refused in words, and the old one stays", () => {
    expect(sent({ "trifold-track-length": "cap + might" }).values).toEqual({ "trifold-track-length": "cap + might" });
    const before = { "trifold-track-length": "cap" };
    const { values, refused } = sent({ "trifold-track-length": "cap + luck" }, before);
    expect(values).toEqual(before);
    expect(refused).toMatchObject([{ field: "trifold-track-length", why: { code: "formula-name", args: { name: "luck" } } }]);
  });
  test("a formula names traits as the campaign or the reader does; shown as it was stored, it stays", () => {
    const before = {
      "trifold-traits": {
        might: { name: "Brawn", group: "skills", removed: false },
        "own-xdream": { name: "Dream lore", group: "skills", removed: false },
      },
      "trifold-track-length": "might + own-xgone",
    };
    const { ruleset } = campaign(RULESETS.trifold, before);
    const typed = (formula: string) => dialsToStore(ruleset, before, { "trifold-track-length": formula }, words);
    expect(typed("[Brawn] + [?]")).toEqual({ values: before, refused: [] });
    expect(typed("[dream lore] + [Willenskraft] + cap").values["trifold-track-length"]).toBe("own-xdream + resolve + cap");
    expect(typed("cap + ceil(linked / 2)").values).not.toHaveProperty("trifold-track-length");
    expect(typed("[Brawn] + [?] + 1").refused).toMatchObject([{ why: { code: "formula-name", args: { name: "?" } } }]);
  });
  test.each([
    ["another of the list", { "trifold-traits.might.name": "dream  LORE" }],
    ["the game's word for another", { "trifold-traits.might.name": "willenskraft" }],
  ])("a name that %s has is refused, and the old one stays", (_whose, form) => {
    const before = { "trifold-traits": { "own-xdream": { name: "Dream lore", group: "skills", removed: false } } };
    const { values, refused } = sent(form, before);
    expect(values).toEqual(before);
    expect(refused).toMatchObject([{ field: "trifold-traits.might.name", why: { code: "name-taken" } }]);
  });
  test("two of one name that are stored stay", () => {
    const twice = { name: "Twice", group: "skills", removed: false };
    const before = { "trifold-traits": { "own-xone": twice, "own-xtwo": twice } };
    const form = { "trifold-traits.own-xone.name": "Twice", "trifold-traits.own-xtwo.name": "Twice" };
    expect(sent(form, before)).toEqual({ values: before, refused: [] });
  });
  test("a name that is too long is refused", () => {
    expect(sent({ "trifold-traits.might.name": "x".repeat(90) }).refused).toMatchObject([
      { field: "trifold-traits.might.name", why: { code: "name-long" } },
    ]);
  });
});
