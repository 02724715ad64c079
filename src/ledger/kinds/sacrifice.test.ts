import { expect, test } from "vitest";
import { type Asking, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { aspectOn } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { struckInStrands } from "../../../tests/samples/struck-in-strands.ts";

const GUILD = "Actor.guild";
const GM: Asking = { author: "gm", actor: GUILD };
const BANK = aspectOn(GUILD, "bank", { kind: "asset", name: "The Salt Bank" });
const ON = { roll: "roll", target: GUILD, names: ["Shaken"] } as const;

/** Influence 2, Security 2: four boxes a row. One person is two steps of scale below it (S10-R3): 8 above the defense hit for 4. */
function struck(): PlainWorld {
  const guild = { uuid: GUILD, type: "organization", size: 2, traits: [trait("security", 2)] };
  return struckInStrands({ target: GUILD, margin: 8, actors: [guild], aspects: [BANK] });
}

const kinds = (world: PlainWorld): string[] =>
  Object.values(world.state().aspects).flatMap(({ parent, kind }) => (parent === GUILD ? [kind] : []));

test("S9. An organization sacrifices an asset, and the consequence does not come", () => {
  const world = struck();
  const { facts } = done(world, "harm", { ...ON, asset: BANK.uuid }, GM);
  expect(facts).toMatchObject({
    assetName: "The Salt Bank",
    consequences: [],
    boxes: ["minor-0", "minor-1", "minor-2", "minor-3"],
  });
  expect(kinds(world)).toEqual([]);
});

test("S9. Taken as it comes, it keeps the asset and has the consequence", () => {
  const world = struck();
  done(world, "harm", ON, GM);
  expect(kinds(world).toSorted()).toEqual(["asset", "consequence"]);
});

test("undone, the asset is back and the boxes are clear", () => {
  const world = struck();
  const { id: entry } = done(world, "harm", { ...ON, asset: BANK.uuid }, GM);
  done(world, "undo", { entry }, GM);
  expect(kinds(world)).toEqual(["asset"]);
  expect(world.state().aspects[BANK.uuid]?.name).toBe("The Salt Bank");
  expect(world.state().actors[GUILD]?.boxes["physical"] ?? {}).toEqual({});
});

test("what it does not have, it cannot give", () => {
  expect(shortPlan(planned(struck(), "harm", { ...ON, asset: `${GUILD}.Item.gone` }, GM))).toBe("way-unknown");
});
