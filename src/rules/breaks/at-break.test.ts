import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import { applyEvents } from "../events/apply-event.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { breakEvents, breakLines, type PlayState } from "./at-break.ts";
import { type Break, BREAKS } from "./break-rules.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;

function playState(
  points: { value: number; held?: number; refresh?: number },
  aspects: readonly Aspect[] = [],
  npcPool = 2,
): PlayState {
  const playerCharacters = [actor({ fatePoints: { refresh: 0, debt: 0, held: 0, ...points } })];
  return { playerCharacters, actors: playerCharacters, aspects, npcPool };
}
/** An actor with these boxes checked and nothing else, whose points do not change. */
function marked(track: string, ...boxes: readonly string[]): PlayState {
  return { playerCharacters: [], actors: [actor({ tracks: [{ id: track, boxes, bonus: 3 }] })], aspects: [], npcPool: 0 };
}
function cleared(ruleset: Ruleset, at: Break, state: PlayState, dials: DialValues = {}): readonly string[] {
  return breakEvents(playing(ruleset, dials), state, at).flatMap((event) =>
    event.type === "track-box-cleared" ? [event.box] : [],
  );
}
test("T5-R1. The end of a story, and no other break, gives each player's character one skill point", () => {
  const earned = (at: Break) => changes(trifold, at, playState({ value: 5 })).filter(([what]) => what === "skillPoints");
  expect(BREAKS.map((at) => [at, earned(at)])).toEqual(BREAKS.map((at) => [at, at === "story" ? [["skillPoints", 1]] : []]));
});
function changes(
  ruleset: Ruleset,
  at: Break,
  state: PlayState,
  dials: DialValues = {},
): readonly (readonly [string, number | string])[] {
  return breakEvents(playing(ruleset, dials), state, at).map((event) => {
    if (event.type === "fate-points-changed") return [event.counter, event.by];
    if (event.type === "aspect-removed") return ["gone", event.aspect.uuid];
    return event.type === "npc-pool-changed" || event.type === "aspect-boxes-changed" ? [event.type, event.by] : [event.type, 0];
  });
}

describe("FATE 2.0", () => {
  const used = anAspect({ level: 3, checked: 2 });

  test("boxes clear at the start of a session, points stay", () => {
    expect(changes(fate2, "session", playState({ value: 1 }, [used]))).toEqual([["aspect-boxes-changed", -2]]);
    expect(changes(fate2, "scene", playState({ value: 1 }, [used]))).toEqual([]);
  });
  test.each(BREAKS)("or whenever the campaign says: %s", (at) => {
    expect(changes(fate2, at, playState({ value: 1 }, [used]), { "fate2-refresh": at })).toEqual([["aspect-boxes-changed", -2]]);
  });
  test("F10. A pool of aspects recovers one box a day, each of them by itself", () => {
    const aspects = [used, anAspect({ uuid: "Actor.a.Item.other", level: 3, checked: 1 })];
    const daily = (at: Break) => changes(fate2, at, playState({ value: 1 }, aspects), { "fate2-refresh": "one-a-day" });
    const one = ["aspect-boxes-changed", -1];
    expect([daily("scene"), daily("day"), daily("session")]).toEqual([[], [one, one], [one, one]]);
  });
  test("clipped and hurt end with the scene, an injury stays", () => {
    const wounded = marked("wounds", "clipped-0", "hurt-0", "hurt-1", "injured-0", "taken-out-0");
    expect(cleared(fate2, "scene", wounded)).toEqual(["clipped-0", "hurt-0", "hurt-1"]);
    expect(cleared(fate2, "session", wounded)).toEqual(["clipped-0", "hurt-0", "hurt-1"]);
  });
  test("a track of another game is left alone", () => {
    expect(cleared(fate2, "scene", marked("health", "stress-0"))).toEqual([]);
  });
  test.each([
    [{}, ["session", "scene"]],
    [{ "fate2-refresh": "scene" }, ["session", "scene"]],
    [{ "fate2-refresh": "rest" }, ["session", "scene", "rest"]],
    [{ "fate2-refresh": "day" }, ["session", "scene", "day"]],
    [{ "fate2-refresh": "story" }, ["session", "scene", "story"]],
    [{ "fate2-refresh": "one-a-day" }, ["session", "scene", "day"]],
  ])("besides session and scene it has the break at which boxes clear: %j", (dials, known) => {
    expect(fate2.breaks.known(dials)).toEqual(known);
  });
});

describe("Strands", () => {
  test("use it or lose it, and the pool starts again", () => {
    expect(changes(strands, "session", playState({ value: 9 }))).toEqual([
      ["value", -3],
      ["npc-pool-changed", 5],
    ]);
    expect(changes(strands, "session", playState({ value: 0, refresh: 4 }, [], 7))).toEqual([["value", 4]]);
  });
  test("the scene ends fragile aspects and keeps sticky ones", () => {
    const aspects = [anAspect({ uuid: "a", nature: "fragile" }), anAspect({ uuid: "b", kind: "advantage", nature: "sticky" })];
    expect(changes(strands, "scene", playState({ value: 1 }, aspects))).toEqual([["gone", "a"]]);
  });
  test("a milestone also gives the refresh, and leaves the pool alone", () => {
    expect(changes(strands, "story", playState({ value: 1, refresh: 4 }))).toEqual([["value", 3]]);
  });
  const hurt = (severity: string, otherwise: Partial<Aspect> = {}): Aspect =>
    anAspect({ uuid: severity, parent: "Actor.actor", kind: "consequence", severity, ...otherwise });
  test.each([
    ["of that row", [hurt("major")], ["minor-0"]],
    ["of that track", [hurt("major", { track: "physical" })], ["minor-0"]],
    ["of another track", [hurt("major", { track: "mental" })], ["minor-0", "major-0", "major-1", "major-2"]],
    ["someone else's", [hurt("major", { parent: "Actor.other" })], ["minor-0", "major-0", "major-1", "major-2"]],
    ["healed", [], ["minor-0", "major-0", "major-1", "major-2"]],
  ] as const)("the scene clears rows without a consequence: %s", (_, aspects, expected) => {
    const stressed = marked("physical", "minor-0", "major-0", "major-1", "major-2");
    expect(cleared(strands, "scene", { ...stressed, aspects })).toEqual(expected);
  });
  test("a rest also clears the minor consequence and its row", () => {
    expect(cleared(strands, "rest", marked("physical", "minor-0", "minor-1", "minor-2", "major-0"))).toEqual([
      "minor-0",
      "minor-1",
      "minor-2",
      "major-0",
    ]);
    const aspects = ["minor", "major"].map((severity) => anAspect({ uuid: severity, kind: "consequence", severity }));
    expect(changes(strands, "rest", playState({ value: 1 }, aspects))).toEqual([["gone", "minor"]]);
    expect(changes(strands, "scene", playState({ value: 1 }, aspects))).toEqual([]);
  });
  test("a new session leaves no fragile aspect, no stress without a consequence and no minor consequence", () => {
    expect(cleared(strands, "session", marked("physical", "minor-0", "major-0"))).toEqual(["minor-0", "major-0"]);
    const aspects = [
      anAspect({ uuid: "aim", nature: "fragile" }),
      anAspect({ uuid: "fog", kind: "advantage", nature: "sticky" }),
      anAspect({ uuid: "minor", kind: "consequence", severity: "minor" }),
      anAspect({ uuid: "major", kind: "consequence", severity: "major" }),
    ];
    const gone = changes(strands, "session", playState({ value: 6 }, aspects, 7)).filter(([what]) => what === "gone");
    expect(gone.map(([, uuid]) => uuid)).toEqual(["aim", "minor"]);
  });
  test("a single set of boxes has no consequence and clears with the scene, full or not", () => {
    const full = marked("physical", "stress-0", "stress-1", "stress-2");
    expect(cleared(strands, "scene", full, { "strands-stress-physical": "single-set" })).toHaveLength(3);
  });

  const entrance = (some: Parameters<typeof actor>[0]): number | undefined => strands.breaks.entrance(actor(some), {})?.points;
  test("an entering NPC brings points for the pool: none, two, or five and the refresh beyond the campaign's", () => {
    expect(entrance({ type: "npc", tier: "trivial" })).toBe(0);
    expect(entrance({ type: "npc", tier: "vital" })).toBe(2);
    expect(entrance({ type: "character" })).toBe(5);
    expect(entrance({ type: "character", fatePoints: { value: 0, refresh: 9, debt: 0, held: 0 } })).toBe(8);
  });
  test("a unit brings its size, and two more if it is vital", () => {
    expect([entrance({ type: "unit", size: 3 }), entrance({ type: "unit", size: 3, tier: "vital" })]).toEqual([3, 5]);
  });
  test("situations, vehicles and organizations bring none", () => {
    expect(["situation", "vehicle", "organization"].map((type) => entrance({ type }))).toEqual([undefined, undefined, undefined]);
  });
});

describe("Tri-Fold", () => {
  test("five points a session, whatever was left", () => {
    expect(changes(trifold, "session", playState({ value: 7 }))).toEqual([["value", -2]]);
    expect(changes(trifold, "session", playState({ value: 1 }), { "trifold-starting-points": 3 })).toEqual([["value", 2]]);
  });
  test("the scene ends fragile and sticky aspects and minor consequences", () => {
    const consequence = (uuid: string, severity: string): Aspect => anAspect({ uuid, kind: "consequence", severity });
    const aspects = [
      anAspect({ uuid: "sticky", kind: "advantage", nature: "sticky" }),
      consequence("minor", "minor"),
      consequence("moderate", "moderate"),
      consequence("significant", "significant"),
    ];
    const gone = (at: Break): unknown[] =>
      breakLines(playing(trifold), playState({ value: 5 }, aspects), at).flatMap(({ aspect }) => aspect?.uuid ?? []);
    expect(gone("scene")).toEqual(["sticky", "minor"]);
    expect(gone("session")).toEqual(["sticky", "minor", "moderate"]);
    expect(gone("story")).toEqual(["sticky", "minor", "moderate", "significant"]);
  });
  test("stress ends with the conflict", () => {
    expect(cleared(trifold, "scene", marked("health", "stress-0", "stress-1"))).toEqual(["stress-0", "stress-1"]);
  });
});

describe("Marumaru", () => {
  test("held points are released when the scene ends", () => {
    expect(changes(marumaru, "scene", playState({ value: 1, held: 2 }))).toEqual([
      ["held", -2],
      ["value", 2],
    ]);
  });
  test("a session starts with at least three", () => {
    expect(changes(marumaru, "session", playState({ value: 1, held: 1 }))).toEqual([
      ["held", -1],
      ["value", 2],
    ]);
    expect(changes(marumaru, "session", playState({ value: 5 }))).toEqual([]);
  });
  test("a session ends what lasts for a scene", () => {
    const aspects = [anAspect({ uuid: "boost", kind: "boost" }), anAspect({ uuid: "fog", kind: "advantage", nature: "sticky" })];
    expect(changes(marumaru, "session", playState({ value: 3 }, aspects))).toEqual([["gone", "boost"]]);
  });
  test("injuries stay until they are healed", () => {
    expect(BREAKS.flatMap((at) => cleared(marumaru, at, marked("injuries", "grazed-0", "bloodied-1")))).toEqual([]);
  });
});

describe("R3. A longer break does all that the shorter ones do", () => {
  const stress = { wounds: ["clipped-0", "injured-0"], physical: ["minor-0", "major-0"], health: ["stress-0"] };
  const person = actor({
    tracks: Object.entries(stress).map(([id, boxes]) => ({ id, boxes, bonus: 3 })),
    fatePoints: { value: 9, refresh: 2, debt: 0, held: 2 },
  });
  const aspects = [
    anAspect({ uuid: "used", level: 2, checked: 1 }),
    anAspect({ uuid: "fragile", nature: "fragile" }),
    anAspect({ uuid: "sticky", kind: "advantage", nature: "sticky" }),
    ...["minor", "moderate", "major", "significant"].map((severity) =>
      anAspect({ uuid: severity, kind: "consequence", severity }),
    ),
  ];
  const state = { playerCharacters: [person], actors: [person], aspects, npcPool: 0 };
  const lengths = ["scene", "rest", "day", "session", "story"] as const;

  test.each(
    Object.values(RULESETS).flatMap((ruleset) =>
      [{}, ...BREAKS.map((at) => ({ "fate2-refresh": at }))].map((dials) => ({ ruleset, dials })),
    ),
  )("$ruleset.id, $dials", ({ ruleset, dials }) => {
    const what = (at: Break): readonly string[] =>
      breakEvents(playing(ruleset, dials), state, at).flatMap((event) =>
        event.type === "npc-pool-changed" ? [] : [JSON.stringify(event)],
      );
    const offered = lengths.filter((at) => ruleset.breaks.known(dials).includes(at));
    const missing = offered
      .slice(1)
      .flatMap((at, shorter) => what(offered[shorter] ?? at).filter((one) => !what(at).includes(one)));
    expect(missing).toEqual([]);
  });
});

test("a line can be left out by its key, which is unique and contains no dot", () => {
  const aspects = [anAspect({ uuid: "Actor.a.Item.b", parent: "Actor.a", level: 2, checked: 1 })];
  const state = { ...playState({ value: 1 }, aspects), actors: marked("wounds", "hurt-0").actors };
  const lines = breakLines(playing(fate2, { "fate2-refresh": "scene" }), state, "scene");
  expect(lines.map(({ kind }) => kind)).toEqual(["boxes", "track"]);
  expect(lines.map(({ key }) => key)).toEqual(["Actor-a-Item-b-boxes", expect.stringMatching(/^[^.]+-track-wounds$/)]);
});

test("law: what a break changes is possible, and the same break again changes nothing but what is earned", () => {
  const aspect = fc.record({
    level: fc.constant(3),
    checked: fc.nat(3),
    kind: fc.constantFrom("character", "boost", "consequence", "advantage"),
    nature: fc.constantFrom("lasting", "fragile", "sticky"),
    severity: fc.constantFrom("", "minor", "significant"),
  });
  const points = fc.record({ value: fc.nat(8), held: fc.nat(2), refresh: fc.nat(5), debt: fc.constant(0) });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(RULESETS)),
      fc.constantFrom(...BREAKS),
      points,
      aspect,
      fc.nat(9),
      (ruleset, at, fatePoints, made, npcPool) => {
        const person = actor({ fatePoints });
        const held = anAspect(made as Partial<Aspect>);
        const events = breakEvents(
          playing(ruleset),
          { playerCharacters: [person], actors: [person], aspects: [held], npcPool },
          at,
        );
        const start = {
          actors: { [person.uuid]: { uuid: person.uuid, fatePoints, boxes: {} } },
          aspects: { [held.uuid]: held },
          npcPool,
        };
        const after = applyEvents(start, events);
        if (!after.ok) throw new Error(after.code);
        const now = { ...person, fatePoints: after.value.actors[person.uuid]?.fatePoints ?? fatePoints };
        const again = {
          playerCharacters: [now],
          actors: [now],
          aspects: Object.values(after.value.aspects),
          npcPool: after.value.npcPool,
        };
        const earned = (event: LedgerEvent) => event.type === "fate-points-changed" && event.counter === "skillPoints";
        expect(breakEvents(playing(ruleset), again, at).filter((event) => !earned(event))).toEqual([]);
      },
    ),
  );
});
