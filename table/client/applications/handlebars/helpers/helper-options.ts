import type { HelperOptions } from "handlebars";

export type { HelperOptions };

/** The hash of a helper call, typed by what the helper reads. */
export function hashOf<T extends object>(options: HelperOptions): Partial<T> {
  return options.hash as Partial<T>;
}

/** Helper arguments without Handlebars' final options object. */
export function positional(args: readonly unknown[]): unknown[] {
  return args.slice(0, -1);
}
