import { objectOf, isFunction, isPlain, type PlainObject } from "../../common/plain-object.ts";
import { randomID } from "../../common/utils/random-id.ts";

/** What a movement changes (DOC TokenPosition). */
const PLACE = ["x", "y", "elevation", "width", "height", "shape"] as const;

type Position = PlainObject;

interface Section {
  waypoints: Position[];
  distance: number;
  cost: number;
  spaces: number;
  diagonals: number;
}

/** A token's movement as far as the Table knows one: a single step, of which nothing is recorded (DOC TokenMovementOperation). */
export interface TokenMovement extends PlainObject {
  id: string;
  origin: Position;
  destination: Position;
  passed: Section;
}

const nothing = (): Section => ({ waypoints: [], distance: 0, cost: 0, spaces: 0, diagonals: 0 });

/** The movement in an update of a token; null if it stays where it is. `operation.movement` may say how it is moved. */
export function movementIn(
  token: { readonly id: string | null; readonly _source: PlainObject; readonly parent: object | null },
  changes: PlainObject,
  operation: PlainObject,
): TokenMovement | null {
  const origin = Object.fromEntries(PLACE.map((name) => [name, token._source[name]]));
  const destination = Object.fromEntries(PLACE.map((name) => [name, changes[name] ?? origin[name]]));
  if (PLACE.every((name) => origin[name] === destination[name])) return null;
  const { method = "api", autoRotate = false, showRuler = false } = objectOf(objectOf(operation["movement"])[token.id ?? ""]);
  return {
    id: randomID(),
    chain: [],
    origin,
    destination,
    passed: { ...measured(token.parent, [origin, destination]), waypoints: [{ ...destination, checkpoint: true }] },
    pending: nothing(),
    history: { ...nothing(), recorded: nothing(), unrecorded: nothing() },
    constrained: false,
    recorded: false,
    method,
    autoRotate,
    showRuler,
  };
}

/** How long the step is on the scene's grid, where that can measure. */
function measured(scene: object | null, path: Position[]): Section {
  const grid: unknown = scene && Reflect.get(scene, "grid");
  const measure: unknown = typeof grid === "object" && grid !== null ? Reflect.get(grid, "measurePath") : undefined;
  if (!isFunction(measure)) return nothing();
  const { distance, cost, spaces, diagonals } = objectOf(measure.call(grid, path));
  return { waypoints: [], distance: Number(distance), cost: Number(cost), spaces: Number(spaces), diagonals: Number(diagonals) };
}

/** The movements of an update's tokens travel with it, so that every client knows where each came from. */
export function noteMovement(operation: PlainObject, id: string, movement: TokenMovement): void {
  operation["_movement"] = { ...objectOf(operation["_movement"]), [id]: movement };
}

export function notedMovement(operation: PlainObject, id: string): PlainObject | null {
  const noted = objectOf(operation["_movement"])[id];
  return isPlain(noted) ? noted : null;
}
