/** The part of a token that says where it is. A live token satisfies it. */
export interface PlacedToken {
  readonly x: number;
  readonly y: number;
  /** In squares of the grid. */
  readonly width: number;
  readonly height: number;
  readonly elevation: number;
  readonly sort: number;
}

export interface ScenePoint {
  readonly x: number;
  readonly y: number;
}

/** The uppermost token at a point of the scene; null for none. */
export function tokenAt<Token extends PlacedToken>(tokens: readonly Token[], point: ScenePoint, square: number): Token | null {
  const hit = tokens.filter((token) => covers(token, point, square));
  return hit.toSorted((a, b) => a.elevation - b.elevation || a.sort - b.sort).at(-1) ?? null;
}

function covers({ x, y, width, height }: PlacedToken, point: ScenePoint, square: number): boolean {
  const [right, bottom] = [x + width * square, y + height * square];
  return point.x >= x && point.x < right && point.y >= y && point.y < bottom;
}
