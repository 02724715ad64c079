type Test = (value: unknown, index: number, set: Set<unknown>) => unknown;

/** Foundry's additions to `Set` (DOC primitives.Set). `union` and the like are JavaScript's own by now. */
export const SET_METHODS = {
  /** The value added first. */
  first(this: Set<unknown>): unknown {
    return this.values().next().value;
  },
  /** Whether the other has the same values. */
  equals(this: Set<unknown>, other: unknown): boolean {
    return other instanceof Set && other.size === this.size && [...this].every((value) => other.has(value));
  },
  intersects(this: Set<unknown>, other: Set<unknown>): boolean {
    return [...this].some((value) => other.has(value));
  },
  isSubset(this: Set<unknown>, other: Set<unknown>): boolean {
    return [...this].every((value) => other.has(value));
  },
  toObject(this: Set<unknown>): unknown[] {
    return [...this];
  },
  every(this: Set<unknown>, test: Test): boolean {
    return [...this].every((value, index) => test(value, index, this));
  },
  some(this: Set<unknown>, test: Test): boolean {
    return [...this].some((value, index) => test(value, index, this));
  },
  filter(this: Set<unknown>, test: Test): Set<unknown> {
    return new Set([...this].filter((value, index) => test(value, index, this)));
  },
  find(this: Set<unknown>, test: Test): unknown {
    return [...this].find((value, index) => test(value, index, this));
  },
  map(this: Set<unknown>, change: Test): Set<unknown> {
    return new Set([...this].map((value, index) => change(value, index, this)));
  },
  reduce(
    this: Set<unknown>,
    gather: (gathered: unknown, value: unknown, index: number, set: Set<unknown>) => unknown,
    initial?: unknown,
  ): unknown {
    return [...this].reduce((gathered, value, index) => gather(gathered, value, index, this), initial);
  },
};
