import type { DrawnLabel, DrawnRegion, DrawnScene, RegionShape } from "./scene-types.ts";
import { currentUser } from "../../platform.ts";

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A label or a region of the scene, as something to move, to size and to remove. */
export interface PlacedShape {
  readonly name: string;
  readonly mayChange: boolean;
  /** What a move changes. */
  moved(by: Offset): object;
  /** What a drag of the lower right corner changes; null if the shape cannot be sized so. */
  sized(by: Offset): object | null;
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

/** The smallest size a shape can be dragged to, in pixels of the scene. */
const SMALLEST = 20;

/** The shape of an element on the scene: `Drawing.<id>` or `Region.<id>`. */
export function placedShape(scene: DrawnScene | null, key: string | undefined): PlacedShape | null {
  const [kind, id = ""] = (key ?? "").split(".");
  const label = kind === "Drawing" ? scene?.drawings.contents.find((one) => one.id === id) : undefined;
  const region = kind === "Region" ? scene?.regions.contents.find((one) => one.id === id) : undefined;
  if (label) return placedLabel(label);
  return region ? placedRegion(region) : null;
}

function placedLabel(label: DrawnLabel): PlacedShape {
  const { width, height } = label.shape;
  return {
    ...changer(label),
    name: label.text,
    moved: ({ x, y }) => ({ x: label.x + x, y: label.y + y }),
    sized: ({ x, y }) => ({ shape: { width: grown(width, x), height: grown(height, y) } }),
  };
}

function placedRegion(region: DrawnRegion): PlacedShape {
  const { shapes } = region;
  return {
    ...changer(region),
    name: region.name,
    moved: (by) => ({ shapes: shapes.map((shape) => movedShape(shape, by)) }),
    sized: ({ x, y }) => {
      const [only] = shapes;
      if (shapes.length !== 1 || only?.type !== "rectangle") return null;
      return { shapes: [{ ...only, width: grown(only.width, x), height: grown(only.height, y) }] };
    },
  };
}

function changer(shape: DrawnLabel | DrawnRegion): Pick<PlacedShape, "mayChange" | "update" | "delete"> {
  const user = currentUser();
  return {
    mayChange: user !== null && shape.canUserModify(user, "update"),
    update: (changes) => shape.update(changes),
    delete: () => shape.delete(),
  };
}

function movedShape(shape: RegionShape, { x, y }: Offset): object {
  if (shape.type !== "polygon") return { ...shape, x: shape.x + x, y: shape.y + y };
  return { ...shape, points: shape.points.map((value, index) => value + (index % 2 === 0 ? x : y)) };
}

function grown(size: number | null, by: number): number {
  return Math.max(SMALLEST, Math.round((size ?? 0) + by));
}
