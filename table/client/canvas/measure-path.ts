/** The length of one part of a path. */
export interface Step {
  distance: number;
  euclidean: number;
  spaces: number;
  diagonals: number;
}

interface Measured extends Step {
  cost: number;
}

interface MeasuredSegment extends Measured {
  from: MeasuredWaypoint;
  to: MeasuredWaypoint;
  teleport: boolean;
}

interface MeasuredWaypoint extends Measured {
  backward: MeasuredSegment | null;
  forward: MeasuredSegment | null;
}

/** What `BaseGrid#measurePath` answers (DOC GridMeasurePathResult). */
export interface MeasuredPath extends Measured {
  waypoints: MeasuredWaypoint[];
  segments: MeasuredSegment[];
}

const nothing = (): Measured => ({ distance: 0, euclidean: 0, spaces: 0, diagonals: 0, cost: 0 });

/** Sums up the parts of a path. `cost` is a number for each part, or a function of where it begins and ends and how long it is. */
export function measureWaypoints<W extends object>(
  waypoints: readonly W[],
  measure: (from: W, to: W, diagonalsBefore: number) => Step,
  cost: unknown,
): MeasuredPath {
  const path: MeasuredPath = { ...nothing(), waypoints: [], segments: [] };
  let before: { given: W; measured: MeasuredWaypoint } | null = null;
  for (const given of waypoints) {
    const measured: MeasuredWaypoint = { ...nothing(), backward: null, forward: null };
    if (before) {
      const teleport = Reflect.get(given, "teleport") === true;
      const counted = !teleport && Reflect.get(given, "measure") !== false;
      const step = counted ? measure(before.given, given, path.diagonals) : nothing();
      const segment = {
        ...step,
        cost: costOf(cost, before.given, given, step.distance),
        from: before.measured,
        to: measured,
        teleport,
      };
      for (const key of ["distance", "euclidean", "spaces", "diagonals", "cost"] as const) path[key] += segment[key];
      path.segments.push(segment);
      before.measured.forward = measured.backward = segment;
    }
    const { distance, euclidean, spaces, diagonals, cost: spent } = path;
    Object.assign(measured, { distance, euclidean, spaces, diagonals, cost: spent });
    path.waypoints.push(measured);
    before = { given, measured };
  }
  return path;
}

function costOf(cost: unknown, from: object, to: object, distance: number): number {
  if (typeof cost === "number") return cost;
  return typeof cost === "function" ? Number(cost(from, to, distance)) : distance;
}
