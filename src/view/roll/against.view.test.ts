import { expect, test } from "vitest";
import { againstView, TARGETED } from "./against.view.ts";

const HERE = ["Ann", "Ben", "Cleo", "Dara"].map((name) => ({ uuid: `Actor.${name}`, name }));
const groups = (zones: Readonly<Record<string, number>>, targeted: typeof HERE = []) =>
  againstView({ chosen: "Actor.Ben", targeted, here: HERE, apart: ({ name }) => zones[name] ?? null }).map(
    ({ label, choices }) => [label?.key.split(".").at(-1) ?? "", choices.map(({ value }) => value)],
  );

test("targets stand by how many zones away they are, nearest first; those of whom that is not known come last", () => {
  expect(groups({ Ann: 2, Ben: 0, Dara: 1 })).toEqual([
    ["", [""]],
    ["none", ["Actor.Ben"]],
    ["one", ["Actor.Dara"]],
    ["some", ["Actor.Ann"]],
    ["unknown", ["Actor.Cleo"]],
  ]);
});
test("without zones they are one list, after no one and the targeted", () => {
  expect(groups({}, HERE.slice(0, 1))).toEqual([["", ["", TARGETED, ...HERE.map(({ uuid }) => uuid)]]]);
});
test("with no one to roll against there is no choice", () => {
  expect(againstView({ chosen: "", targeted: [], here: [], apart: () => null })).toEqual([]);
});
