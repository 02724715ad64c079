const TURN = 360;

/** Foundry's additions to `Math` (DOC primitives.Math). */
export const MATH_STATICS = {
  SQRT3: Math.sqrt(3),
  SQRT1_3: Math.sqrt(1 / 3),
  clamp(num: number, min: number, max: number): number {
    return Math.min(Math.max(num, min), max);
  },
  /** From `a` (weight 0) to `b` (weight 1). */
  mix(a: number, b: number, weight: number): number {
    return a * (1 - weight) + b * weight;
  },
  /** From 0 up to, but not, 360. */
  normalizeDegrees(degrees: number): number {
    const rest = degrees % TURN;
    return (rest < 0 ? rest + TURN : rest) % TURN || 0;
  },
  /** From −π up to, but not, π. */
  normalizeRadians(radians: number): number {
    const turn = 2 * Math.PI;
    const rest = radians % turn;
    if (rest >= Math.PI) return rest - turn;
    return rest < -Math.PI ? rest + turn : rest;
  },
  toDegrees(radians: number): number {
    return (radians * 180) / Math.PI;
  },
  toRadians(degrees: number): number {
    return (degrees * Math.PI) / 180;
  },
  /** A value that swings between two others; `fn` gives the wave, from −1 to 1, over one turn. */
  oscillation(minValue: number, maxValue: number, t: number, p: number, fn: (radians: number) => number = Math.cos): number {
    return ((maxValue - minValue) * (1 + fn((2 * Math.PI * t) / p))) / 2 + minValue;
  },
  roundDecimals(number: number, places: number): number {
    const factor = 10 ** Math.max(Math.trunc(places), 0);
    return Math.round(number * factor) / factor;
  },
};
