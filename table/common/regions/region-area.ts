import type { PlainObject } from "../plain-object.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether a point is in an area: in one of its shapes and in none of its holes. */
export function areaContains(shapes: readonly PlainObject[], point: Point): boolean {
  const within = shapes.filter((shape) => shapeContains(shape, point));
  return within.length > 0 && within.every((shape) => shape["hole"] !== true);
}

/** The rectangle round a shape, before it is rotated; null for a kind of shape the Table does not know. */
export function shapeBounds(shape: PlainObject): Bounds | null {
  const [x, y] = [read(shape, "x"), read(shape, "y")];
  const [rx, ry] = shape["type"] === "circle" ? [read(shape, "radius"), read(shape, "radius")] : radii(shape);
  switch (shape["type"]) {
    case "rectangle":
      return { x, y, width: read(shape, "width"), height: read(shape, "height") };
    case "circle":
    case "ellipse":
      return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry };
    case "polygon":
      return around(corners(shape));
    default:
      return null;
  }
}

function shapeContains(shape: PlainObject, at: Point): boolean {
  const bounds = shapeBounds(shape);
  if (!bounds) return false;
  if (shape["type"] === "polygon") return polygonContains(corners(shape), at);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const turned = turn(at, middle, -read(shape, "rotation"));
  const [dx, dy] = [(turned.x - middle.x) / (bounds.width / 2), (turned.y - middle.y) / (bounds.height / 2)];
  return shape["type"] === "rectangle" ? Math.abs(dx) <= 1 && Math.abs(dy) <= 1 : Math.hypot(dx, dy) <= 1;
}

/** Crossings of a line to the right: an odd number of them is inside. */
function polygonContains(points: readonly Point[], { x, y }: Point): boolean {
  return points.reduce((inside, a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    return crosses ? !inside : inside;
  }, false);
}

function turn({ x, y }: Point, middle: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - middle.x, y - middle.y];
  return { x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle), y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle) };
}

function corners(shape: PlainObject): Point[] {
  const points = Array.isArray(shape["points"]) ? shape["points"].map(Number) : [];
  return Array.from({ length: Math.floor(points.length / 2) }, (_, index) => {
    return { x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 };
  });
}

function around(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function radii(shape: PlainObject): [number, number] {
  return [read(shape, "radiusX"), read(shape, "radiusY")];
}

function read(shape: PlainObject, key: string): number {
  const value = shape[key];
  return typeof value === "number" ? value : 0;
}
