import { describe, expect, test } from "vitest";
import { aspectSource } from "../../../tests/samples/aspect-input.ts";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import type { AspectInput } from "../actor/sheet-input.ts";
import { boardView } from "./board.view.ts";
import type { BoardInput, PlaceInput } from "./board-input.ts";

const STRANDS = rulesetById("strands");

const aspect = (name: string, own: Partial<AspectInput> = {}): AspectInput => aspectSource(name, { kind: "scene", ...own });

const place = (name: string, own: Partial<PlaceInput> = {}): PlaceInput => {
  return {
    uuid: `Actor.${name}`,
    name,
    everywhere: false,
    editable: true,
    aspects: [],
    map: { zones: [], ways: [] },
    people: [],
    ...own,
  };
};

const board = (own: Partial<BoardInput>) =>
  boardView(
    { places: [], hasScene: true, proposals: [], conflict: null, leads: true, brings: false, folded: false, ...own },
    STRANDS,
  );

describe("the situation board", () => {
  test("S3-R11: the theme of a campaign stands on the board of every scene, below what the scene has", () => {
    const campaign = place("This campaign", { everywhere: true, aspects: [aspect("Nothing Stays Buried")] });
    const { places } = board({ places: [campaign, place("Quay", { aspects: [aspect("Fog")] })] });
    expect(places.map(({ name }) => name)).toEqual(["Quay", "This campaign"]);
  });
  test("the scene's places come first, by name; then those of every scene", () => {
    const places = [place("War", { everywhere: true }), place("Quay"), place("Boat")];
    expect(board({ places }).places.map(({ name }) => name)).toEqual(["Boat", "Quay", "War"]);
  });
  test.each([
    ["a GM writes its first aspect", true, "NORN.Board.noSituationGm", "NORN.Board.add"],
    ["a player suggests one", false, "NORN.Board.noSituation", "NORN.Board.suggest"],
  ] as const)("without a place of the scene, %s", (_who, leads, words, label) => {
    const { empty } = board({ leads, places: [place("War", { everywhere: true })] });
    expect([empty?.words.key, empty?.add.label.key, empty?.add.place]).toEqual([words, label, ""]);
  });
  test("played without scenes, a place of every scene is the place", () => {
    expect(board({ hasScene: false, places: [place("War", { everywhere: true })] }).empty).toBeNull();
    expect(board({ hasScene: false }).empty).not.toBeNull();
  });
  test("who may not change a place suggests for it", () => {
    const [shown] = board({ leads: false, places: [place("Quay", { editable: false })] }).places;
    expect([shown?.add.label, shown?.empty?.key]).toEqual([
      { key: "NORN.Board.suggestFor", args: { place: "Quay" } },
      "NORN.Board.nothingToRead",
    ]);
  });
  test("free invocations are pips, five at most; their number and holders are told", () => {
    const freeOf = [
      { id: "a", count: 4, holder: "Ina", mine: false },
      { id: "b", count: 3, holder: "", mine: false },
    ];
    const [shown] = board({ places: [place("Quay", { aspects: [aspect("Fog", { freeOf })] })] }).places;
    expect(shown?.aspects[0]?.pips).toHaveLength(5);
    expect(shown?.aspects[0]?.badges.map(({ id }) => id)).toEqual(["free", "free"]);
  });
  test("what passes is marked: fragile, sticky, a boost; a lasting aspect of the scene is not", () => {
    const aspects = [aspect("Walls"), aspect("Fog", { nature: "fragile" }), aspect("Gap", { kind: "boost" })];
    const [shown] = board({ places: [place("Quay", { aspects })] }).places;
    expect(shown?.aspects.map(({ passing }) => passing)).toEqual([false, true, true]);
  });
  test("suggestions are for the GM to answer, and for the one who made them to withdraw", () => {
    const proposals = [
      { id: "a", who: "Ina", words: "Fog", on: "", mine: true },
      { id: "b", who: "Una", words: "Mud", on: "Quay", mine: false },
    ];
    expect(board({ proposals }).proposals.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(board({ proposals, leads: false }).proposals.map(({ id }) => id)).toEqual(["a"]);
  });
  test("a conflict is named with who is acting, and everyone in their order with how they stand", () => {
    const turn = (name: string, own: object = {}) => ({ name, acting: false, acted: false, out: false, ...own });
    const order = [turn("Ina", { acted: true }), turn("Una", { acting: true }), turn("Ola"), turn("Eda", { out: true })];
    const { conflict } = board({ conflict: { round: 2, pace: "exchange", order } });
    expect([conflict?.round.args, conflict?.acting?.args]).toEqual([{ round: 2 }, { who: "Una" }]);
    expect(conflict?.order.map(({ name, state }) => [name, state?.key ?? ""])).toEqual([
      ["Ina", "NORN.Board.hasActed"],
      ["Una", "NORN.Board.actsNow"],
      ["Ola", ""],
      ["Eda", "NORN.Recovery.takenOut"],
    ]);
  });
  test("an aspect that stands in its zone does not say so again", () => {
    const [quay] = board({
      places: [place("Quay", { aspects: [aspect("Fog", { zone: "roofs", zoneName: "The roofs" })] })],
    }).places;
    expect(quay?.aspects.map(({ badges }) => badges.map(({ id }) => id))).toEqual([[]]);
  });
});
