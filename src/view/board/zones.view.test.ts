import { describe, expect, test } from "vitest";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import type { ZoneMap } from "../../rules/zones/zones.ts";
import type { PlaceInput } from "./board-input.ts";
import { moveChoices, personView, zonesView } from "./zones.view.ts";

const MAP: ZoneMap = {
  zones: ["quay", "street", "roofs", "island"].map((id) => ({ id, name: `The ${id}` })),
  ways: [
    { from: "quay", to: "street", border: 0 },
    { from: "street", to: "roofs", border: 2 },
    { from: "street", to: "cellar", border: 0 },
  ],
};

const NOTHING_SEEN = { points: null, track: null, out: false };
const person = (name: string, zone: string) => ({
  uuid: `Actor.${name}`,
  name,
  img: "",
  zone,
  condition: NOTHING_SEEN,
  readable: true,
});

const PLACE: PlaceInput = {
  ...{ uuid: "Actor.place", name: "Harbour", everywhere: false, editable: true, aspects: [], map: MAP },
  people: [person("Ina", "quay"), person("Una", ""), person("Ada", "cellar")],
};

describe("how someone fares stands on their portrait", () => {
  const track = { name: { key: "NORN.Track.trifold.stress" }, checked: 1, count: 4 };
  test("fate points, boxes and taken out, in words and at a glance", () => {
    const ina = personView({ ...person("Ina", "quay"), condition: { points: 0, track, out: true } });
    expect(ina).toMatchObject({ points: "0", marked: "25%", out: true });
    expect(ina.facts.map(({ key }) => key)).toEqual(["NORN.Recovery.takenOut", "NORN.Strip.Points.many", "NORN.Conflict.boxes"]);
  });
  test("nothing of those the reader may not see", () => {
    expect(personView(person("Una", ""))).toMatchObject({ points: null, marked: null, out: false, facts: [] });
  });
});

describe("the zones of a place", () => {
  const { zones, people } = zonesView(PLACE, rulesetById("trifold"));
  test("name who is in them; who is in none, or in one that is gone, stands apart", () => {
    expect(zones.map((zone) => zone.people.map(({ name }) => name))).toEqual([["Ina"], [], [], []]);
    expect(people.map(({ name }) => name)).toEqual(["Una", "Ada"]);
  });
  test("name the zones next to them, with borders; a way to a zone that is gone is left out", () => {
    const next = (zone: string, border?: number) =>
      border === undefined
        ? { key: "NORN.Board.Zone.next", args: { to: zone } }
        : { key: "NORN.Board.Zone.border", args: { to: zone, border } };
    expect(zones.map(({ ways }) => ways)).toEqual([
      [next("The street")],
      [next("The quay"), next("The roofs", 2)],
      [next("The street", 2)],
      [],
    ]);
  });
  test("without zones, nobody stands apart", () => {
    expect(zonesView({ ...PLACE, map: { zones: [], ways: [] } }, rulesetById("trifold")).people).toEqual([]);
  });
});

describe("where someone may move", () => {
  test("nearest first, borders counted; where no way leads last", () => {
    expect(moveChoices(MAP, "quay").map(({ zone, label }) => [zone, label.key, label.args?.["borders"]])).toEqual([
      ["street", "NORN.Board.Zone.moveOne", 0],
      ["roofs", "NORN.Board.Zone.moveFarOver", 2],
      ["island", "NORN.Board.Zone.move", undefined],
    ]);
  });
  test("from no zone, to any of them", () => {
    expect(moveChoices(MAP, "").map(({ zone }) => zone)).toEqual(["quay", "street", "roofs", "island"]);
  });
});
