import { positional } from "./helper-options.ts";

/**
 * Comparisons and logic of templates. Source: platform.md §4.4 (their presence in core is UNCONFIRMED there, but systems rely on
 * them).
 */
export const LOGIC_HELPERS = {
  eq: (a: unknown, b: unknown): boolean => a === b,
  ne: (a: unknown, b: unknown): boolean => a !== b,
  lt: (a: number, b: number): boolean => a < b,
  gt: (a: number, b: number): boolean => a > b,
  lte: (a: number, b: number): boolean => a <= b,
  gte: (a: number, b: number): boolean => a >= b,
  not: (value: unknown): boolean => !value,
  and: (...args: unknown[]): boolean => positional(args).every(Boolean),
  or: (...args: unknown[]): boolean => positional(args).some(Boolean),
} as const;

/** `checked` if the value is truthy. */
export function checked(value: unknown): string {
  return value ? "checked" : "";
}

/** `disabled` if the value is truthy. */
export function disabled(value: unknown): string {
  return value ? "disabled" : "";
}

/** One of two values. */
export function ifThen(criteria: unknown, ifTrue: unknown, ifFalse: unknown): unknown {
  return criteria ? ifTrue : ifFalse;
}

/** The parameters as one string; objects are left out. */
export function concat(...args: unknown[]): string {
  return positional(args)
    .filter((arg) => typeof arg !== "object")
    .join("");
}

/** An object of the named parameters, to pass on to a partial or a helper. */
export function object(options: { hash: Record<string, unknown> }): Record<string, unknown> {
  return options.hash;
}
