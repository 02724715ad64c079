// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { TokenDocument } from "../../client/documents/index.ts";
import { documentConfig } from "../../client/core/globals.ts";
import { NumberField, SchemaField, StringField } from "../../common/data/fields/index.ts";
import { IDS, openWorld } from "./client-world.ts";

/** What a token's bars can show (DOC TokenDocument.getTrackedAttributes). */
const number = (): NumberField => new NumberField({ integer: true });
const schema = new SchemaField({
  health: new SchemaField({ value: number(), max: number() }),
  speed: new SchemaField({ walk: number(), note: new StringField() }),
  level: number(),
});

beforeEach(async () => {
  await openWorld(14);
});

describe("of", () => {
  test("a schema", () => {
    expect(TokenDocument.getTrackedAttributes(schema)).toEqual({ bar: [["health"]], value: [["speed", "walk"], ["level"]] });
  });
  test("plain data", () => {
    const data = { health: { value: 3, max: 5 }, level: 2, name: "x" };
    expect(TokenDocument.getTrackedAttributes(data)).toEqual({ bar: [["health"]], value: [["level"]] });
  });
  test("a type by its name, and of all types", () => {
    expect(TokenDocument.getTrackedAttributes("hero")).toEqual({ bar: [], value: [["luck"]] });
    expect(TokenDocument.getTrackedAttributes()).toEqual({ bar: [], value: [["luck"]] });
  });
  test("a type for which CONFIG lists them", () => {
    documentConfig("Actor")["trackableAttributes"] = { hero: { bar: ["health.points"], value: [] } };
    expect(TokenDocument.getTrackedAttributes("hero")).toEqual({ bar: [["health", "points"]], value: [] });
  });
});

test("as choices of a select, the bars first", () => {
  const choices = TokenDocument.getTrackedAttributeChoices({ bar: [["health"]], value: [["level"]] });
  expect(choices.map(({ value }) => value)).toEqual(["health", "level"]);
});

test("a token has a size in pixels, and its actor's statuses", async () => {
  const token = { _id: "TOKENTOKENTOKEN1", name: "T", actorId: IDS.hero, actorLink: true, width: 2, height: 1 };
  const scene = { _id: "SCENESCENESCENE1", name: "Hall", grid: { type: 1, size: 50, distance: 5 }, tokens: [token] };
  const { game } = await openWorld(14, { scenes: [scene] });
  const made = game.scenes.contents[0]?.tokens.contents[0];
  expect(made?.getSize()).toEqual({ width: 100, height: 50 });
  game.actors.get(IDS.hero)?.statuses.add("dead");
  expect(made?.hasStatusEffect("dead")).toBe(true);
  expect(made?.object).toBeNull();
});
