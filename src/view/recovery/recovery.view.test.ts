import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { nameWound } from "../../ledger/recovery/recovery.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { takenOutOn } from "../../rules/harm/taken-out.ts";
import { text } from "../text.ts";
import { recoveryList, type RecoveryRow, type RecoveryInput } from "./recovery-list.view.ts";
import { treatmentView } from "./treatment.view.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;
const GM = { words: true, isGm: true, treats: true, repairs: false };

function wounds(ruleset: Ruleset, track: string, boxes: readonly string[], dials: DialValues = {}): readonly RecoveryInput[] {
  const who = actor({ tracks: [{ id: track, boxes, bonus: 2 }] });
  const severities = ["major", "minor"].filter((severity) => ruleset === strands && boxes.includes(`${severity}-0`));
  const consequences = severities.map((severity) =>
    anAspect({ uuid: `Item.${severity}`, name: `Bad ${severity}`, kind: "consequence", severity, track }),
  );
  const found = ruleset.harm?.recoveries({ actor: who, layouts: ruleset.tracks(who, dials), consequences }, dials) ?? [];
  return found.map((recovery) => {
    const { row, aspect, boxes: cleared } = recovery.wound;
    const aspectName = consequences.find(({ uuid }) => uuid === aspect)?.name ?? "";
    return {
      recovery,
      named: nameWound(who.uuid, recovery.wound),
      words: { track, trackName: "", trackWords: "", row, aspectName, boxes: cleared },
    };
  });
}
const rows = (
  ruleset: Ruleset,
  track: string,
  boxes: readonly string[],
  reader = GM,
  dials: DialValues = {},
): readonly RecoveryRow[] => recoveryList(ruleset, wounds(ruleset, track, boxes, dials), reader).rows;
const stepsOf = (row: RecoveryRow | undefined): readonly (readonly [string, unknown])[] =>
  (row?.steps ?? []).map(({ margin, days }) => [margin, days.args?.["days"] ?? days.key]);

describe("what heals, and how", () => {
  test("F8: one day less for each point of margin; what the scene clears needs no one", () => {
    const [hurt, injury] = rows(fate2, "wounds", ["hurt-0", "injured-0"]);
    expect(hurt).toMatchObject({ how: text("NORN.Recovery.At.scene"), treatment: null, treat: null });
    expect(injury?.how).toEqual(text("NORN.Recovery.days", { days: 7 }));
    expect(injury?.treatment?.args?.["difficulty"]).toMatchObject({ key: "NORN.Option.rung", args: { number: "+1" } });
    expect(stepsOf(injury)).toEqual([
      ["0", 7],
      ["+1", 6],
      ["+2", 5],
      ["+3", 4],
      ["+7", "NORN.Recovery.Step.healed"],
    ]);
    expect(injury?.shortened).toBe(true);
  });
  test("S5: halved by a success, quartered with spin", () => {
    const [major, minor] = rows(strands, "physical", ["minor-0", "major-0"]);
    expect(stepsOf(major)).toEqual([
      ["0", 4],
      ["+3", 2],
    ]);
    expect(major).toMatchObject({ shortened: false, what: { args: { name: "Bad major" } } });
    expect(minor?.how).toEqual(text("NORN.Recovery.At.rest"));
  });
  test("M4-R6: in Marumaru the GM says when", () => {
    const [grazed] = rows(marumaru, "injuries", ["grazed-0"]);
    expect(grazed).toMatchObject({ how: text("NORN.Recovery.staying"), steps: [], acts: true });
  });
  test("a track with one row is called by its own name, with how many boxes heal", () => {
    const [stress] = rows(trifold, "health", ["stress-0", "stress-1"]);
    expect(stress?.what).toEqual(text("NORN.Recovery.boxes", { what: text("NORN.Track.trifold.health"), count: 2 }));
  });
  test("players treat, only a GM heals without a roll", () => {
    const [injury] = rows(fate2, "wounds", ["injured-0"], { ...GM, isGm: false });
    expect([injury?.treat === null, injury?.heal]).toEqual([false, null]);
    expect(rows(fate2, "wounds", ["injured-0"], { ...GM, isGm: false, treats: false })[0]?.acts).toBe(false);
  });
  test("S8: a vehicle is repaired, in words too", () => {
    const list = recoveryList(strands, wounds(strands, "physical", ["major-0"]), { ...GM, repairs: true });
    const [row] = list.rows;
    expect([list.treat.key, list.heal.key]).toEqual(["NORN.Vehicle.repair", "NORN.Vehicle.Repair.done"]);
    expect([row?.treat?.key, row?.heal?.key]).toEqual(["NORN.Vehicle.Repair.rolled", "NORN.Vehicle.Repair.doneWhat"]);
  });
  test("each wound has a key of its own; no wounds, no rows", () => {
    const keys = rows(fate2, "wounds", ["hurt-0", "injured-0", "injured-1"]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(recoveryList(fate2, [], GM).empty).toBe(true);
  });
});

describe("what a treatment says on its card", () => {
  const treated = { who: "Ann", what: text("NORN.Named", { name: "Hurt" }), healed: false, margin: 2 };
  test.each([
    ["days left", { days: 5 }, "days", "passed"],
    ["one day left", { days: 1 }, "one", "passed"],
    ["none left", { days: 0 }, "healed", "healNow"],
    ["a failure", { days: 7, margin: -1 }, "failed", "passed"],
  ] as const)("%s", (_, result, says, button) => {
    const view = treatmentView({ ...treated, ...result }, { isGm: true, heals: false });
    expect([view.says.key, view.heal?.key]).toEqual([`NORN.Recovery.Card.${says}`, `NORN.Recovery.Card.${button}`]);
  });
  test("players heal only what needs no more time, and only once", () => {
    const player = { isGm: false, heals: true };
    expect(treatmentView({ ...treated, days: 1 }, player).heal).toBeNull();
    expect(treatmentView({ ...treated, days: 0 }, player).heal).not.toBeNull();
    expect(treatmentView({ ...treated, days: 0 }, { ...player, heals: false }).heal).toBeNull();
    expect(treatmentView({ ...treated, days: 0, healed: true }, player).heal).toBeNull();
    expect(treatmentView(null, player).heal).toBeNull();
  });
});

test.each([
  ["F8: the last row", fate2, "wounds", ["taken-out-0"], ["wounds"]],
  ["F8: an injury is not enough", fate2, "wounds", ["injured-0"], []],
  ["T4: a full track", trifold, "health", ["stress-0", "stress-1", "stress-2", "stress-3", "stress-4"], ["health"]],
  ["T4: one clear box", trifold, "health", ["stress-0", "stress-1"], []],
  ["M4-R2: someone near death still acts", marumaru, "injuries", ["near-death-0"], []],
] as const)("taken out: %s", (_, ruleset, track, boxes, expected) => {
  expect(takenOutOn({ ruleset, dials: {} }, actor({ tracks: [{ id: track, boxes, bonus: 0 }] }))).toEqual(expected);
});
