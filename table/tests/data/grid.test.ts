// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { GridlessGrid, SquareGrid } from "../../client/canvas/grid.ts";
import { GRID_DIAGONALS } from "../../common/constants/grid.ts";
import { openWorld } from "./client-world.ts";

/** Distances on a scene (DOC BaseGrid#measurePath, CONST.GRID_DIAGONALS). */
const { EQUIDISTANT, EXACT, APPROXIMATE, RECTILINEAR, ALTERNATING_1, ALTERNATING_2, ILLEGAL } = GRID_DIAGONALS;
const CORNER = [
  { x: 50, y: 50 },
  { x: 350, y: 450 },
];

describe("three squares across and one straight, of 5 feet each,", () => {
  test.each([
    ["EQUIDISTANT", EQUIDISTANT, 20, 4],
    ["EXACT", EXACT, 5 + 15 * Math.SQRT2, 4],
    ["APPROXIMATE", APPROXIMATE, 27.5, 4],
    ["RECTILINEAR", RECTILINEAR, 35, 4],
    ["ALTERNATING_1", ALTERNATING_1, 25, 4],
    ["ALTERNATING_2", ALTERNATING_2, 30, 4],
    ["ILLEGAL", ILLEGAL, 35, 7],
  ])("are, if diagonals are %s", (_name, diagonals, distance, spaces) => {
    const measured = new SquareGrid({ size: 100, distance: 5, diagonals }).measurePath(CORNER);
    expect(measured.distance).toBeCloseTo(distance);
    expect(measured.spaces).toBe(spaces);
    expect(measured.euclidean).toBe(25);
  });
});

test("alternating diagonals go on counting from part to part", () => {
  const grid = new SquareGrid({ size: 100, distance: 5, diagonals: ALTERNATING_1 });
  const path = [
    { i: 0, j: 0 },
    { i: 1, j: 1 },
    { i: 2, j: 2 },
  ];
  const { distance, segments, waypoints } = grid.measurePath(path);
  expect([distance, ...segments.map((segment) => segment.distance)]).toEqual([15, 5, 10]);
  expect(waypoints.map((waypoint) => waypoint.distance)).toEqual([0, 5, 15]);
  expect(waypoints[1]?.backward).toBe(segments[0]);
});

test("without a grid the straight line counts, in no spaces", () => {
  expect(new GridlessGrid({ size: 100, distance: 5 }).measurePath(CORNER)).toMatchObject({ distance: 25, spaces: 0 });
});

test("points, spaces and what is beside them", () => {
  const grid = new SquareGrid({ size: 100 });
  expect(grid.getOffset({ x: 250, y: 130 })).toEqual({ i: 1, j: 2 });
  expect(grid.getCenterPoint({ i: 1, j: 2 })).toEqual({ x: 250, y: 150 });
  expect(grid.getTopLeftPoint({ x: 250, y: 130 })).toEqual({ x: 200, y: 100 });
  expect(grid.testAdjacency({ i: 0, j: 0 }, { i: 1, j: 1 })).toBe(true);
  expect(grid.testAdjacency({ i: 0, j: 0 }, { i: 0, j: 2 })).toBe(false);
});

test("a scene has such a grid, by the world's rule for diagonals; one of hexagons has its plain data", async () => {
  const grid = { type: 1, size: 50, distance: 2, units: "m" };
  const scenes = [
    { _id: "SCENESCENESCENE1", name: "Squares", grid },
    { _id: "SCENESCENESCENE2", name: "Hexagons", grid: { ...grid, type: 2 } },
  ];
  const { game } = await openWorld(14, { scenes });
  const [squares, hexagons] = game.scenes.contents;
  expect(squares?.grid).toBeInstanceOf(SquareGrid);
  expect(squares?.grid).toMatchObject({ size: 50, distance: 2, units: "m", diagonals: 0 });
  expect(squares?.toObject()["grid"]).toMatchObject(grid);
  expect(hexagons?.grid).toMatchObject({ ...grid, type: 2 });
});
