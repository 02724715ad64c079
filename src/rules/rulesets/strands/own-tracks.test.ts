import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../../tests/samples/an-aspect.ts";
import { strandsHarm, strandsHarmed } from "../../../../tests/samples/strands-harmed.ts";
import { campaign, campaignRuleset } from "../../campaign-ruleset.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { breakLines } from "../../breaks/at-break.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { STRANDS } from "./strands.ts";

const kept = { removed: false };
/** Wealth stays, mana renews. */
const TRACKS: DialValues = {
  "strands-tracks": {
    "own-wealth": { ...kept, name: "Wealth", group: "lasting" },
    "own-mana": { ...kept, name: "Mana", group: "renewable" },
  },
  "strands-boxes-own-wealth": "resources + 1",
  "strands-stress-own-mana": "single-set",
};
const TRAITS = [
  trait("resources", 2),
  trait("willpower", 1),
  trait("Fire", 3, { key: "", group: "affinity" }),
  trait("Ice", 1, { key: "", group: "affinity" }),
];
const shown = (dials: DialValues, otherwise: Partial<ActorSnapshot> = {}) =>
  STRANDS.tracks(actor({ traits: TRAITS, ...otherwise }), dials).map(({ id, name = "", rows }) => [
    id,
    name,
    rows.length,
    rows[0]?.boxes,
  ]);

describe("a campaign's own tracks (S5, S11)", () => {
  test("name, formula and model; S5-R11: at first the highest affinity and Willpower", () => {
    expect(shown(TRACKS).slice(3)).toEqual([
      ["own-wealth", "Wealth", 5, 3],
      ["own-mana", "Mana", 1, 4],
    ]);
  });
  test("they are people's: vehicles, organizations and units have none", () => {
    expect(shown(TRACKS, { type: "unit" }).map(([id]) => id)).toEqual(["physical", "mental", "social"]);
  });
  test("each has dials of its own, which know its name; without tracks there are none", () => {
    const own = campaignRuleset(STRANDS, TRACKS).dials.filter(({ id }) => id.includes("own-"));
    expect(own.map((dial) => [dial.id, dial.kind, "about" in dial ? dial.about : ""])).toEqual([
      ["strands-stress-own-wealth", "choice", "Wealth"],
      ["strands-boxes-own-wealth", "formula", "Wealth"],
      ["strands-stress-own-mana", "choice", "Mana"],
      ["strands-boxes-own-mana", "formula", "Mana"],
    ]);
    expect(campaignRuleset(STRANDS, {})).toBe(STRANDS);
  });
  test("stress on them is counted by their own model", () => {
    const who = { ...strandsHarmed(0), track: "own-mana", layouts: STRANDS.tracks(actor({ traits: TRAITS }), TRACKS) };
    const harm = strandsHarm(who, 4, TRACKS);
    expect([harm.boxes.length, harm.consequences.map(({ severity }) => severity)]).toEqual([4, ["defeated"]]);
  });
});

describe("a track may be left out", () => {
  const change = (removed: boolean, name = ""): DialValues => ({
    "strands-tracks": { social: { name, group: "renewable", removed } },
  });
  test("the social track, for everyone", () => {
    expect(shown(change(true)).map(([id]) => id)).toEqual(["physical", "mental"]);
    expect(shown(change(true), { type: "organization" }).map(([id]) => id)).toEqual(["physical", "mental"]);
    expect(shown(change(true), { type: "vehicle" }).map(([id]) => id)).toEqual(["structural", "system", "crew"]);
  });
  test("or have another name", () => expect(shown(change(false, "Standing")).at(-1)?.[1]).toBe("Standing"));
});

describe("S5-R11: no break clears a track that does not renew", () => {
  const boxes = (track: string) => ({ id: track, bonus: 0, boxes: [track === "own-mana" ? "stress-0" : "major-0"] });
  const who = actor({ traits: TRAITS, tracks: [boxes("own-wealth"), boxes("own-mana")] });
  const minor = (track: string) => anAspect({ uuid: `Item.${track}`, kind: "consequence", severity: "minor", track });
  const state = {
    playerCharacters: [],
    actors: [who],
    aspects: [minor("own-wealth"), minor("own-mana")],
    npcPool: 0,
  };
  const lines = breakLines(campaign(STRANDS, TRACKS), state, "rest");
  test("its stress stays, the other's is cleared", () => {
    expect(lines.flatMap(({ kind, counts }) => (kind === "track" ? counts.map(({ what }) => what) : []))).toEqual(["own-mana"]);
  });
  test("so does its Minor consequence", () => {
    expect(lines.flatMap(({ kind, aspect }) => (kind === "gone" ? [aspect?.track] : []))).toEqual(["own-mana"]);
  });
  test("and nothing heals it by itself", () => {
    const layouts = STRANDS.tracks(who, TRACKS);
    const found = STRANDS.harm?.recoveries({ actor: who, layouts, consequences: [minor("own-wealth")] }, TRACKS) ?? [];
    expect(found.map(({ wound: { track }, at, treatment }) => [track, at, treatment])).toEqual([
      ["own-wealth", null, null],
      ["own-wealth", null, null],
      ["own-mana", "scene", null],
    ]);
  });
});
