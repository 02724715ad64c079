// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RegionDocument } from "../../client/documents/region-document.ts";
import type { Scene } from "../../client/documents/scene.ts";
import type { TokenDocument } from "../../client/documents/token-document.ts";
import { areaContains } from "../../common/regions/region-area.ts";
import { type ClientWorld, IDS, openWorld } from "./client-world.ts";

const SCENE = "SCENESCENESCENE1";
const HALL = "HALLHALLHALLHALL";
let world: ClientWorld;
const scene = (): Scene => world.game.scenes.get(SCENE) as Scene;
const hall = (): RegionDocument => scene().regions.get(HALL) as RegionDocument;
const token = (name: string): TokenDocument => scene().tokens.find((one) => one.name === name) as TokenDocument;

beforeEach(async () => {
  const tokens = ["Ann", "Ben"].map((name, index) => {
    return { _id: `TOKENTOKENTOKEN${index}`, name, actorId: IDS.hero, actorLink: true, x: 0, y: 0 };
  });
  const regions = [{ _id: HALL, name: "Hall", shapes: [{ type: "rectangle", x: 300, y: 300, width: 300, height: 200 }] }];
  world = await openWorld(14, { scenes: [{ _id: SCENE, name: "Place", grid: { size: 100 }, tokens, regions }] });
});
afterEach(() => vi.restoreAllMocks());

describe("what a region contains", () => {
  const rectangle = { type: "rectangle", x: 0, y: 0, width: 100, height: 20 };
  it.each([
    ["a point in a rectangle", [rectangle], true],
    ["a point where the rectangle was before its rotation", [{ ...rectangle, rotation: 90 }], false],
    ["a point in a hole", [rectangle, { type: "circle", x: 10, y: 10, radius: 5, hole: true }], false],
    ["a point beside a hole", [rectangle, { type: "circle", x: 50, y: 10, radius: 5, hole: true }], true],
    ["a point in a polygon", [{ type: "polygon", points: [0, 0, 40, 0, 0, 40] }], true],
    ["a point beyond a polygon's slope", [{ type: "polygon", points: [0, 0, 15, 0, 0, 15] }], false],
    ["a point in an ellipse", [{ type: "ellipse", x: 10, y: 10, radiusX: 3, radiusY: 1 }], true],
    ["an empty region", [], false],
  ])("%s", (_what, shapes, inside) => expect(areaContains(shapes, { x: 10, y: 10 })).toBe(inside));
});

describe("tokens and regions", () => {
  it("a token is in the region its middle is in, as soon as it has moved", async () => {
    expect([...token("Ann").regions]).toEqual([]);
    await token("Ann").update({ x: 260, y: 260 });
    expect([...token("Ann").regions]).toEqual([hall()]);
    expect([...hall().tokens]).toEqual([token("Ann")]);
  });

  it("teleportToken puts each on a free spot inside", async () => {
    for (const name of ["Ann", "Ben"]) await hall().teleportToken(token(name));
    const [ann, ben] = [token("Ann").getCenterPoint(), token("Ben").getCenterPoint()];
    expect(hall().testPoint(ann) && hall().testPoint(ben)).toBe(true);
    expect(Math.hypot(ann.x - ben.x, ann.y - ben.y)).toBeGreaterThanOrEqual(90);
  });
});

describe("a drawing must be visible (#7405)", () => {
  const label = { shape: { type: "r", width: 100, height: 40 }, strokeWidth: 0, text: "Fog" };
  it.each([
    ["words alone", { text: "Fog" }, true],
    ["a fill without words", { text: "", fillType: 1, fillAlpha: 0.5 }, true],
    ["neither words, nor fill, nor line", { text: "" }, false],
  ])("%s", async (_what, own, good) => {
    const made = scene().createEmbeddedDocuments("Drawing", [{ ...label, ...own }]);
    if (good) await expect(made).resolves.toHaveLength(1);
    else await expect(made).rejects.toThrow(/visible/);
  });
});

it("everyone views the scene that becomes active, whatever they viewed", async () => {
  await world.game.scenes.documentClass.createDocuments([{ name: "Elsewhere" }]);
  const other = world.game.scenes.getName("Elsewhere") as Scene;
  await scene().view();
  expect(world.game.scenes.viewed).toBe(scene());
  await other.activate();
  expect(world.game.scenes.viewed).toBe(other);
});
