import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { campaign, campaignRuleset } from "../campaign-ruleset.ts";
import type { DialValues } from "../dials/dial-values.ts";
import { breakLines } from "../breaks/at-break.ts";
import { asListed } from "../traits/listed-traits.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { takenOutOn } from "./taken-out.ts";

const GAMES = ["fate2", "trifold", "marumaru"] as const;
type Game = (typeof GAMES)[number];

const change = (name: string, group: string, removed = false) => ({ name, group, removed });
const tracks = (game: Game, list: Readonly<Record<string, ReturnType<typeof change>>>): DialValues => ({
  [`${game}-tracks`]: list,
});
const shown = (game: Game, dials: DialValues, otherwise: Partial<ActorSnapshot> = {}) =>
  RULESETS[game].tracks(actor(otherwise), dials);
const ids = (game: Game, dials: DialValues, otherwise: Partial<ActorSnapshot> = {}): string[] =>
  shown(game, dials, otherwise).map(({ id }) => id);

const MANA = { "own-mana": change("Mana", "renewable") };

describe.each(GAMES)("R17: the tracks of a campaign of %s", (game) => {
  test("one that is added has its name, a formula, and one row of boxes", () => {
    const dials = { ...tracks(game, MANA), [`${game}-boxes-own-mana`]: "own-xluck * 2 + size" };
    const traits = [trait("own-xluck", 2)];
    expect(shown(game, dials, { traits, size: 1 }).at(-1)).toEqual({
      id: "own-mana",
      name: "Mana",
      rows: [{ id: "stress", boxes: 5 }],
    });
    const boxes = campaignRuleset(RULESETS[game], dials).dials.find(({ id }) => id === `${game}-boxes-own-mana`);
    expect(boxes).toMatchObject({ kind: "formula", about: "Mana" });
  });
  test("a trait the campaign has added, not written on the actor, counts with the rank at which its group starts", () => {
    const { ruleset, dials } = campaign(RULESETS[game], {
      ...tracks(game, MANA),
      [`${game}-boxes-own-mana`]: "own-xluck + 4",
      [`${game}-traits`]: { "own-xluck": change("Luck", "") },
    });
    const [first] = ruleset.traits.groups;
    const boxes = ruleset.tracks(asListed(ruleset, actor()), dials).at(-1)?.rows[0]?.boxes;
    expect(boxes).toBe(4 + (first?.defaultRank ?? 0));
  });
  test("what the actor has more of is added to it", () => {
    const more = [{ id: "own-mana", boxes: [], bonus: 3 }];
    const counts = [[], more].map((of) => shown(game, tracks(game, MANA), { tracks: of }).at(-1)?.rows[0]?.boxes ?? 0);
    expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBe(3);
  });
  test("someone to whom none of its traits applies has none of it", () => {
    const dials = { ...tracks(game, MANA), [`${game}-boxes-own-mana`]: "own-xluck" };
    expect(ids(game, dials, { traits: [trait("own-xluck", null)] })).not.toContain("own-mana");
  });
  test("they are people's", () => {
    for (const type of ["vehicle", "organization", "unit", "situation"])
      expect(ids(game, tracks(game, MANA), { type })).not.toContain("own-mana");
    expect(ids(game, tracks(game, MANA), { type: "npc" })).toContain("own-mana");
  });
  test("the game's own may be left out, or have another name", () => {
    const [first = ""] = ids(game, {});
    expect(ids(game, tracks(game, { [first]: change("", "renewable", true) }))).not.toContain(first);
    const named = shown(game, tracks(game, { [first]: change("Ruin", "renewable") }));
    expect(named[0]).toMatchObject({ id: first, name: "Ruin" });
  });
  test("full, it takes no one out", () => {
    const dials = { ...tracks(game, MANA), [`${game}-boxes-own-mana`]: "1" };
    const full = actor({ tracks: [{ id: "own-mana", boxes: ["stress-0"], bonus: 0 }] });
    expect(takenOutOn(campaign(RULESETS[game], dials), full)).toEqual([]);
  });
  test.each([
    ["renewable", ["own-mana"]],
    ["lasting", []],
  ])("at the end of a scene one that is %s is cleared: %j", (group, cleared) => {
    const dials = tracks(game, { "own-mana": change("Mana", group) });
    const tired = actor({ tracks: [{ id: "own-mana", boxes: ["stress-0"], bonus: 0 }] });
    const state = { playerCharacters: [], actors: [tired], aspects: [], npcPool: 0 };
    const lines = breakLines(campaign(RULESETS[game], dials), state, "scene");
    expect(lines.flatMap(({ kind, counts }) => (kind === "track" ? counts.map(({ what }) => what) : []))).toEqual(cleared);
  });
});

test("a game's own track that is to stay is not cleared either, and nothing says it will be", () => {
  const dials = tracks("trifold", { health: change("", "lasting") });
  const hurt = actor({
    tracks: ["health", "composure"].map((id) => ({ id, boxes: ["stress-0"], bonus: 0 })),
  });
  const { ruleset } = campaign(RULESETS.trifold, dials);
  const found = ruleset.harm?.recoveries({ actor: hurt, layouts: ruleset.tracks(hurt, dials), consequences: [] }, dials) ?? [];
  expect(found.map(({ wound: { track }, at }) => [track, at])).toEqual([
    ["health", null],
    ["composure", "scene"],
  ]);
  expect(ruleset.breaks.clearsRow({ track: "health", row: "stress", full: false }, "scene", dials)).toBe(false);
});

test("M5: without the track of resonance there is none to spend", () => {
  const dials = tracks("marumaru", { resonance: change("", "lasting", true) });
  expect(RULESETS.marumaru.features(actor(), dials)).toEqual([]);
});
