export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a side of its cell that a zone leaves free. */
const GAP = 0.06;

/** Where the zones of a place are first drawn on its scene: side by side in rows, for the GM to move and size. */
export function zoneRectangles(count: number, scene: Rectangle): Rectangle[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const [width, height] = [scene.width / columns, scene.height / rows];
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(scene.x + ((index % columns) + GAP) * width),
    y: Math.round(scene.y + (Math.floor(index / columns) + GAP) * height),
    width: Math.round(width * (1 - 2 * GAP)),
    height: Math.round(height * (1 - 2 * GAP)),
  }));
}

/** Pairs of areas that touch, or are no farther apart than `gap`: one steps from one to the other. By their index. */
export function touchingPairs(areas: readonly Rectangle[], gap: number): [number, number][] {
  return areas.flatMap((a, index) =>
    areas.flatMap((b, other): [number, number][] => (other > index && touch(a, b, gap) ? [[index, other]] : [])),
  );
}

function touch(a: Rectangle, b: Rectangle, gap: number): boolean {
  const apart = (from: number, size: number, other: number, otherSize: number): number =>
    Math.max(other - (from + size), from - (other + otherSize));
  return Math.max(apart(a.x, a.width, b.x, b.width), apart(a.y, a.height, b.y, b.height)) <= gap;
}
