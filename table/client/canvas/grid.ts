import * as ours from "../../common/ours.ts";
import { GRID_DIAGONALS, GRID_TYPES } from "../../common/constants/grid.ts";
import { measureWaypoints, type MeasuredPath, type Step } from "./measure-path.ts";

interface GridOptions {
  size: number;
  distance?: number;
  units?: string;
  style?: string;
  thickness?: number;
  color?: unknown;
  alpha?: number;
}

interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** A space of the grid: row and column. */
interface GridOffset {
  readonly i: number;
  readonly j: number;
}

type GridCoordinates = GridPoint | GridOffset;

/** A scene's grid: how its points, spaces and distances belong together; nothing is drawn with it (DOC foundry.grid). */
export abstract class BaseGrid {
  readonly size: number;
  readonly sizeX: number;
  readonly sizeY: number;
  readonly distance: number;
  readonly units: string;
  readonly style: string;
  readonly thickness: number;
  readonly color: unknown;
  readonly alpha: number;

  constructor({
    size,
    distance = 1,
    units = "",
    style = "solidLines",
    thickness = 1,
    color = "#000000",
    alpha = 1,
  }: GridOptions) {
    this.size = this.sizeX = this.sizeY = size;
    this.distance = distance;
    this.units = units;
    this.style = style;
    this.thickness = thickness;
    this.color = color;
    this.alpha = alpha;
  }

  abstract readonly type: number;

  get isGridless(): boolean {
    return this.type === GRID_TYPES.GRIDLESS;
  }

  get isSquare(): boolean {
    return this.type === GRID_TYPES.SQUARE;
  }

  get isHexagonal(): boolean {
    return this.type > GRID_TYPES.SQUARE;
  }

  abstract getOffset(coords: GridCoordinates): GridOffset;
  abstract getTopLeftPoint(coords: GridCoordinates): GridPoint;
  abstract getCenterPoint(coords: GridCoordinates): GridPoint;
  abstract getAdjacentOffsets(coords: GridCoordinates): GridOffset[];

  testAdjacency(one: GridCoordinates, other: GridCoordinates): boolean {
    const { i, j } = this.getOffset(other);
    return this.getAdjacentOffsets(one).some((offset) => offset.i === i && offset.j === j);
  }

  /** The length of a path through points or spaces, at each of them and in each part. Heights are not counted. */
  measurePath(waypoints: readonly GridCoordinates[], { cost }: { cost?: unknown } = {}): MeasuredPath {
    return measureWaypoints(waypoints, (from, to, before) => this[ours.measureStep](from, to, before), cost);
  }

  /** The spaces a straight path passes, the first and the last among them. */
  getDirectPath(waypoints: readonly GridCoordinates[]): GridOffset[] {
    return waypoints.map((waypoint) => this.getOffset(waypoint));
  }

  /** A point at a distance, in units of the grid; degrees go clockwise from the right. */
  getTranslatedPoint({ x, y }: GridPoint, direction: number, distance: number): GridPoint {
    const angle = (direction * Math.PI) / 180;
    const pixels = (distance / this.distance) * this.size;
    return { x: x + Math.cos(angle) * pixels, y: y + Math.sin(angle) * pixels };
  }

  abstract [ours.measureStep](from: GridCoordinates, to: GridCoordinates, diagonalsBefore: number): Step;
}

/** The straight line between two points, in units. */
function lengthOf(from: GridPoint, to: GridPoint, { size, distance }: BaseGrid): number {
  return (Math.hypot(to.x - from.x, to.y - from.y) / size) * distance;
}

const isOffset = (coords: GridCoordinates): coords is GridOffset => "i" in coords;

/** A scene without a grid: every pixel is a space. */
export class GridlessGrid extends BaseGrid {
  override readonly type = GRID_TYPES.GRIDLESS;

  override getOffset(coords: GridCoordinates): GridOffset {
    return isOffset(coords) ? { i: coords.i, j: coords.j } : { i: Math.round(coords.y), j: Math.round(coords.x) };
  }

  override getTopLeftPoint(coords: GridCoordinates): GridPoint {
    return isOffset(coords) ? { x: coords.j, y: coords.i } : { x: coords.x, y: coords.y };
  }

  override getCenterPoint(coords: GridCoordinates): GridPoint {
    return this.getTopLeftPoint(coords);
  }

  override getAdjacentOffsets(): GridOffset[] {
    return [];
  }

  getSnappedPoint({ x, y }: GridPoint): GridPoint {
    return { x, y };
  }

  override [ours.measureStep](from: GridCoordinates, to: GridCoordinates): Step {
    const euclidean = lengthOf(this.getCenterPoint(from), this.getCenterPoint(to), this);
    return { distance: euclidean, euclidean, spaces: 0, diagonals: 0 };
  }
}

/** A grid of squares. */
export class SquareGrid extends BaseGrid {
  override readonly type = GRID_TYPES.SQUARE;
  readonly diagonals: number;

  constructor({ diagonals = GRID_DIAGONALS.EQUIDISTANT, ...options }: GridOptions & { diagonals?: number }) {
    super(options);
    this.diagonals = diagonals;
  }

  override getOffset(coords: GridCoordinates): GridOffset {
    if (isOffset(coords)) return { i: coords.i, j: coords.j };
    return { i: Math.floor(coords.y / this.size), j: Math.floor(coords.x / this.size) };
  }

  override getTopLeftPoint(coords: GridCoordinates): GridPoint {
    const { i, j } = this.getOffset(coords);
    return { x: j * this.size, y: i * this.size };
  }

  override getCenterPoint(coords: GridCoordinates): GridPoint {
    const { x, y } = this.getTopLeftPoint(coords);
    return { x: x + this.size / 2, y: y + this.size / 2 };
  }

  override getAdjacentOffsets(coords: GridCoordinates): GridOffset[] {
    const { i, j } = this.getOffset(coords);
    const around = [-1, 0, 1].flatMap((di) => [-1, 0, 1].map((dj) => ({ i: i + di, j: j + dj })));
    const across = this.diagonals !== GRID_DIAGONALS.ILLEGAL;
    return around.filter((one) => (one.i !== i || one.j !== j) && (across || one.i === i || one.j === j));
  }

  /** The nearest corner or middle of a space, as the mode's bits allow; the corners are 0xff0. */
  getSnappedPoint(point: GridPoint, { mode, resolution = 1 }: { mode: number; resolution?: number }): GridPoint {
    const step = this.size / resolution;
    const near = (shift: number): GridPoint => ({
      x: Math.round((point.x - shift) / step) * step + shift,
      y: Math.round((point.y - shift) / step) * step + shift,
    });
    const places = [...(mode & 1 ? [near(this.size / 2)] : []), ...(mode & 0xff0 ? [near(0)] : [])];
    const away = ({ x, y }: GridPoint): number => Math.hypot(x - point.x, y - point.y);
    return places.sort((a, b) => away(a) - away(b))[0] ?? { x: point.x, y: point.y };
  }

  /** Steps from space to space; what one across a corner counts is the rule of `diagonals` (DOC CONST.GRID_DIAGONALS). */
  override [ours.measureStep](from: GridCoordinates, to: GridCoordinates, diagonalsBefore: number): Step {
    const [a, b] = [this.getOffset(from), this.getOffset(to)];
    const [rows, columns] = [Math.abs(a.i - b.i), Math.abs(a.j - b.j)];
    const across = this.diagonals === GRID_DIAGONALS.ILLEGAL ? 0 : Math.min(rows, columns);
    const straight = this.diagonals === GRID_DIAGONALS.ILLEGAL ? rows + columns : Math.abs(rows - columns);
    const distance = (straight + this.#across(across, diagonalsBefore)) * this.distance;
    const euclidean = lengthOf(this.getCenterPoint(a), this.getCenterPoint(b), this);
    return { distance, euclidean, spaces: straight + across, diagonals: across };
  }

  #across(count: number, before: number): number {
    const { EXACT, APPROXIMATE, RECTILINEAR, ALTERNATING_1, ALTERNATING_2 } = GRID_DIAGONALS;
    if (this.diagonals === EXACT) return count * Math.SQRT2;
    if (this.diagonals === APPROXIMATE) return count * 1.5;
    if (this.diagonals === RECTILINEAR) return count * 2;
    // Every second one counts 2: the even ones, or the odd ones; those before on the path are counted.
    const doubled = (upTo: number): number => Math.floor((upTo + (this.diagonals === ALTERNATING_2 ? 1 : 0)) / 2);
    if (this.diagonals === ALTERNATING_1 || this.diagonals === ALTERNATING_2)
      return count + doubled(before + count) - doubled(before);
    return count;
  }
}

/** The grid of a scene; null for hexagons, which the Table does not count. */
export function gridOf({ type, ...options }: GridOptions & { type: number }, diagonals: number): BaseGrid | null {
  if (type === GRID_TYPES.GRIDLESS) return new GridlessGrid(options);
  return type === GRID_TYPES.SQUARE ? new SquareGrid({ ...options, diagonals }) : null;
}
