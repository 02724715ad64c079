import { describe, expect, test } from "vitest";
import type { CreationRoll } from "../../rules/created-aspects/creation-rules.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { createRequest, type CreateDialog, createDialogView, type CreateForm, type CreateInput } from "./create-dialog.view.ts";

const ME = { uuid: "Actor.me", name: "Ina", situation: false, inanimate: false };
const THEM = { uuid: "Actor.them", name: "The watchman", situation: false, inanimate: false };
const QUAY = { uuid: "Actor.quay", name: "The quay", situation: true, inanimate: true };
const OUTCOME = { reading: "sum", success: true, margin: 3 } as const;
const TRAITS = [{ key: "reasoning", group: "mental" }];
const ROLL: CreationRoll = { outcome: OUTCOME, usual: null, total: 3, traits: TRAITS };

const form = (own: Partial<CreateForm> = {}): CreateForm => ({
  phrase: "",
  target: THEM.uuid,
  way: "",
  nature: "",
  holder: ME.uuid,
  about: "",
  level: "1",
  quality: "2",
  hidden: false,
  ...own,
});
const source = (own: Partial<CreateInput> = {}): CreateInput => ({
  ruleset: RULESETS.trifold,
  dials: {},
  roll: ROLL,
  maker: ME.uuid,
  byGm: false,
  targets: [THEM, QUAY, ME],
  holders: [THEM, ME],
  ...own,
});
const view = (own: Partial<CreateForm>, around: Partial<CreateInput> = {}): CreateDialog =>
  createDialogView(form(own), source(around));
const values = (choices: readonly { readonly value: string }[]): string[] => choices.map(({ value }) => value);
const badges = ({ badges: said }: CreateDialog): string[] => said.map(({ key }) => key);

describe("the dialog of creating an aspect", () => {
  test("asks only where there is a choice, and says what will come of it", () => {
    const shown = view({});
    expect([shown.ways, shown.natures, shown.abouts]).toEqual([[], [], []]);
    expect([shown.level, shown.quality, shown.secret]).toEqual([null, null, false]);
    expect(badges(shown)).toEqual(["NORN.Sheet.Nature.sticky", "NORN.Create.quality", "NORN.Create.oneFreeOf"]);
  });
  test("offers the zones of a situation after it, and sends which one is meant", () => {
    const zoned = { ...QUAY, zones: [{ id: "roofs", name: "Rooftops" }] };
    const targets = [THEM, zoned];
    const target = `${QUAY.uuid}#roofs`;
    const chosen = view({ target }, { targets }).targets;
    expect(values(chosen)).toEqual([THEM.uuid, QUAY.uuid, target]);
    expect(chosen.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([target]);
    expect(createRequest(form({ target }), source({ targets }), "roll")).toMatchObject({ target: QUAY.uuid, zone: "roofs" });
  });
  test("the maker comes first among those who may get the free invocation; anyone only where the game allows it", () => {
    expect(values(view({}).holders)).toEqual([ME.uuid, THEM.uuid]);
    expect(values(view({}, { ruleset: RULESETS.strands }).holders)).toEqual([ME.uuid, THEM.uuid, ""]);
    expect(view({}, { ruleset: RULESETS.marumaru }).holders).toEqual([]);
  });
  test("offers the ways this trait has, and the natures this roll allows", () => {
    const shown = view({}, { ruleset: RULESETS.strands });
    expect(values(shown.ways)).toEqual(["maneuver", "assessment", "declaration"]);
    expect(values(shown.natures)).toEqual(["fragile", "sticky"]);
    expect(view({ way: "declaration" }, { ruleset: RULESETS.strands }).natures).toEqual([]);
  });
  test("a boost asks whom it is against, and never offers a situation", () => {
    const boosts = { dials: { "trifold-boosts": true } };
    expect(values(view({ way: "boost" }, boosts).abouts)).toEqual(["", THEM.uuid, ME.uuid]);
    expect(badges(view({ way: "boost" }, boosts))[0]).toBe("NORN.Aspect.Kind.boost");
  });
  test("a roll without a difficulty says why it creates nothing: it falls short of a situation, or no character has opposed it", () => {
    const usual = { ...OUTCOME, success: false, margin: -1 };
    const short = { roll: { outcome: null, usual, total: -1, traits: TRAITS } };
    const fault = (target: string) => view({ target }, short).fault?.key;
    expect(fault(QUAY.uuid)).toBe("NORN.Ledger.Refused.create-failed");
    expect(fault(ME.uuid)).toBe("NORN.Ledger.Refused.create-failed");
    expect(fault(THEM.uuid)).toBe("NORN.Ledger.Refused.difficulty-missing");
  });
  test("S3-R8. A GM may make an aspect on a person sticky without spin", () => {
    const plain = { ruleset: RULESETS.strands, roll: { ...ROLL, outcome: { ...OUTCOME, margin: 2 } } };
    expect(view({}, plain).natures).toEqual([]);
    expect(values(view({ target: QUAY.uuid }, plain).natures)).toEqual(["fragile", "sticky"]);
    expect(values(view({}, { ...plain, byGm: true }).natures)).toEqual(["fragile", "sticky"]);
  });
  test("without a roll a GM gives level and difficulty, and may keep it secret", () => {
    const word = { roll: null, maker: "" };
    const shown = view({ holder: "" }, word);
    expect([shown.quality, shown.level, shown.secret]).toEqual([{ typed: "2" }, null, true]);
    expect(values(shown.natures)).toEqual(["sticky", "fragile"]);
    expect(view({}, { ...word, ruleset: RULESETS.fate2 }).level).toEqual({ typed: "1" });
  });
  test("a choice that is not possible falls back on what the game has", () => {
    const odd = form({ phrase: "Off balance", way: "declaration", nature: "odd", holder: "", quality: "x", level: "" });
    expect(createRequest(odd, source(), "roll")).toMatchObject({
      roll: "roll",
      words: "Off balance",
      target: THEM.uuid,
      way: "maneuver",
      nature: "lasting",
      level: 1,
      holder: ME.uuid,
      quality: null,
    });
  });
});
