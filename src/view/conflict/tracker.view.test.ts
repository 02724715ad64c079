import { describe, expect, test } from "vitest";
import { fight, fighter } from "../../../tests/samples/fight.ts";
import type { LedgerConflict } from "../../ledger/conflict/conflict.ts";
import { type RulesetId, RULESETS } from "../../rules/rulesets/rulesets.ts";
import { text } from "../text.ts";
import { trackerHead } from "./tracker-head.view.ts";
import { type TrackedFacts, type TrackerRow, trackerRows } from "./tracker.view.ts";

const factsOf = (otherwise: Partial<TrackedFacts> = {}): TrackedFacts => ({
  img: "",
  mine: false,
  hidden: false,
  points: null,
  track: null,
  pending: null,
  ...otherwise,
});

/** The rows as the player of "mine" sees them, or the GM. */
function seen(conflict: LedgerConflict, otherwise: Readonly<Record<string, Partial<TrackedFacts>>> = {}, leads = false) {
  const of = ({ id }: { readonly id: string }) => [id, factsOf({ mine: leads || id === "mine", ...otherwise[id] })] as const;
  return trackerRows({ game: "strands", conflict, facts: new Map(conflict.participants.map(of)), leads });
}

const steps = (rows: readonly TrackerRow[], id: string) => rows.find((row) => row.id === id)?.steps.map(({ step }) => step);

describe("what one may do", () => {
  test.each<[string, RulesetId, readonly string[]]>([
    ["S6. acts, holds, defends, something small, gives up", "strands", ["act", "hold", "defend", "smaller", "giveUp"]],
    ["T4. does not hold", "trifold", ["act", "defend", "smaller", "giveUp"]],
    ["F8. declares", "fate2", ["act", "defend", "declare", "giveUp"]],
  ])("%s", (_sentence, game, offered) => {
    const rows = seen(fight(game));
    expect([steps(rows, "mine"), steps(rows, "yours")]).toEqual([offered, []]);
  });
  test.each<[string, RulesetId, string, number]>([
    ["F8. who fights defensively has +1", "fate2", "NORN.Defense.fate2.defensive.name", 1],
    ["S6. full defense adds 2", "strands", "NORN.Defense.strands.full.name", 2],
    ["T4. defending with everything adds 2", "trifold", "NORN.Defense.trifold.full.name", 2],
  ])("%s", (_sentence, game, word, by) => {
    const conflict = fight(game);
    const facts = new Map(conflict.participants.map(({ id }) => [id, factsOf({ mine: true })] as const));
    const rows = trackerRows({ game, conflict, facts, leads: false });
    const defends = rows[0]?.steps.find(({ step }) => step === "defend");
    expect(defends?.label.args).toEqual({ defense: { key: word }, by });
  });
  test("M4. chooses who is next, on the row of whoever that is to be", () => {
    const rows = seen(fight("marumaru"));
    expect([steps(rows, "mine"), steps(rows, "foe")]).toEqual([["act", "giveUp"], ["hand"]]);
    expect(rows.find(({ id }) => id === "foe")?.steps[0]).toMatchObject({ who: "mine", next: "foe" });
  });
  test("nothing more while a step waits to be settled, and it says so", () => {
    const words = text("NORN.Ledger.State.waits");
    const [row] = seen(fight("strands"), { mine: { pending: { words, withdraws: "e" } } });
    expect([row?.steps, row?.pending, row?.withdraws]).toEqual([[], words, "e"]);
  });
});

describe("what others see", () => {
  test("F8. a declaration is hidden until everyone has declared, but for who wrote it", () => {
    const participants = [
      fighter("mine", null, { declaration: "Runs", declared: 1 }),
      fighter("yours", null, { declaration: "Hides", declared: 1 }),
      fighter("foe", null),
    ];
    const declared = (now: LedgerConflict) => seen(now).map(({ declaration }) => declaration);
    const hidden = text("NORN.Conflict.declaredHidden");
    const conflict = fight("fate2", { participants });
    expect(declared(conflict)).toEqual([null, "Runs", hidden]);
    expect(declared({ ...conflict, openly: true })).toEqual([null, "Runs", "Hides"]);
    expect(declared({ ...conflict, round: 2 })).toEqual([null, null, null]);
  });
  test("who is hidden is the GM's to see", () => {
    const ids = (leads: boolean) => seen(fight("strands"), { foe: { hidden: true } }, leads).map(({ id }) => id);
    expect([ids(false), ids(true)]).toEqual([
      ["mine", "yours"],
      ["mine", "yours", "foe"],
    ]);
  });
  test("whose turn it is, what they are ordered by, their points and boxes", () => {
    const track = { name: text("NORN.Track.strands.physical"), rows: [[true], [false]] };
    const rows = seen(fight("strands", { participants: [fighter("mine", 3.2), fighter("yours", 2)] }), {
      mine: { points: 1, track },
    });
    expect(rows[0]).toMatchObject({ isCurrent: true, initiative: "3", points: { key: "NORN.Strip.Points.one" } });
    expect(rows[0]?.track?.label.args).toMatchObject({ checked: 1, count: 2 });
    expect(rows[1]).toMatchObject({ isCurrent: false, points: null, track: null });
  });
});

describe("the head", () => {
  const head = (game: RulesetId, otherwise: Partial<LedgerConflict> = {}, pace = "") =>
    trackerHead(
      { ruleset: RULESETS[game], dials: {} },
      {
        conflict: fight(game, otherwise),
        pace,
        scope: "",
        stakes: "",
        openly: false,
        nameOf: { trait: said, severity: said },
      },
    );
  const said = (id: string): string => id;
  test.each<[RulesetId, readonly unknown[]]>([
    ["trifold", ["fighting, shooting, might", "NORN.Track.trifold.health", "minor, moderate, significant"]],
    ["strands", ["strength, agility", "NORN.Track.strands.physical", "minor, major, severe, extreme, defeated"]],
    ["marumaru", ["brawl + might, aim + dexterity, aim + might", "NORN.Track.marumaru.injuries", "maimed"]],
  ])("%s: says which traits, which track and which consequences it is about", (game, expected) => {
    expect(
      head(game)
        .about.flatMap(({ args = {} }) => Object.values(args))
        .map((one) => (typeof one === "object" ? one.key : one)),
    ).toEqual(expected);
  });
  test("F8. only FATE 2.0 has a choice of paces", () => {
    expect([head("fate2").paces.map(({ id }) => id), head("strands").paces]).toEqual([["exchange", "scene", "turn"], []]);
  });
  test("says what is awaited", () => {
    const done = [fighter("mine", 1, { acted: 1 })];
    expect([head("fate2").hint?.key, head("fate2", { participants: done }).hint?.key, head("strands").hint]).toEqual([
      "NORN.Conflict.Hint.declare",
      "NORN.Conflict.Hint.Over.exchange",
      null,
    ]);
  });
  test.each<[string, RulesetId, string, string]>([
    ["F8. usually it goes by exchanges", "fate2", "", "exchange"],
    ["F8. or by rounds", "fate2", "turn", "turn"],
    ["F8. or one roll is all", "fate2", "scene", "scene"],
    ["S6. by rounds", "strands", "", "turn"],
  ])("what begins next has its name: %s", (_sentence, game, pace, next) => {
    expect(head(game, {}, pace).next.key).toBe(`NORN.Conflict.Next.${next}`);
  });
  test("initiative is rolled, looked up, or neither", () => {
    expect([head("strands").initiative?.key, head("trifold").initiative?.key, head("marumaru").initiative]).toEqual([
      "NORN.Conflict.rollAll",
      "NORN.Conflict.setAll",
      null,
    ]);
  });
});
