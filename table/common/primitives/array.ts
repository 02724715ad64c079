import { equals } from "../utils/equals.ts";

/** Foundry's additions to `Array` (DOC primitives.Array). */
export const ARRAY_STATICS = {
  /** `n` whole numbers, from `min` upwards. */
  fromRange(n: number, min = 0): number[] {
    return Array.from({ length: n }, (_, index) => index + min);
  },
};

export const ARRAY_METHODS = {
  /** Without nesting, however deep. */
  deepFlatten(this: unknown[]): unknown[] {
    return this.flat(Infinity);
  },
  /** Whether another array has equal values in the same order. */
  equals(this: unknown[], other: unknown): boolean {
    return Array.isArray(other) && other.length === this.length && this.every((value, index) => same(value, other[index]));
  },
  /** Joined, without what is false or empty. */
  filterJoin(this: unknown[], separator: string): string {
    return this.filter(Boolean).join(separator);
  },
  /** Takes the first match out, or puts another in its place; returns the match or null. */
  findSplice(this: unknown[], find: (value: unknown, index: number, all: unknown[]) => boolean, ...put: unknown[]): unknown {
    const at = this.findIndex(find);
    if (at < 0) return null;
    return this.splice(at, 1, ...put.slice(0, 1).filter((value) => value !== undefined))[0];
  },
  /** Those for which the rule is false, and those for which it is true. */
  partition(this: unknown[], rule: (value: unknown) => boolean): [unknown[], unknown[]] {
    return [this.filter((value) => !rule(value)), this.filter((value) => rule(value))];
  },
};

function same(one: unknown, other: unknown): boolean {
  const own: unknown = typeof one === "object" && one !== null ? Reflect.get(one, "equals") : undefined;
  return typeof own === "function" ? Boolean(own.call(one, other)) : equals(one, other);
}
