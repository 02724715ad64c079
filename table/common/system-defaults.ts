import { GRID_TYPES } from "./constants/grid.ts";
import { objectOf, type PlainObject } from "./plain-object.ts";

/** What a manifest says of new scenes and tokens: `grid`, `primaryTokenAttribute`, `secondaryTokenAttribute` (DOC BaseSystem). */
export interface SystemDefaults {
  readonly grid: { readonly type: number; readonly distance: number; readonly units: string };
  readonly bars: readonly [primary: string | null, secondary: string | null];
}

/** Those of a manifest; what it leaves out has its default. */
export function readSystemDefaults(manifest: PlainObject): SystemDefaults {
  const { type, distance, units } = objectOf(manifest["grid"]);
  const bar = (key: string): string | null => (typeof manifest[key] === "string" && manifest[key]) || null;
  return {
    grid: {
      type: typeof type === "number" ? type : GRID_TYPES.SQUARE,
      distance: typeof distance === "number" && distance > 0 ? distance : 1,
      units: typeof units === "string" ? units : "",
    },
    bars: [bar("primaryTokenAttribute"), bar("secondaryTokenAttribute")],
  };
}
