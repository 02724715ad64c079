import type { Entry, EntryKind, EntryOf } from "../../src/ledger/entry.ts";
import type { PlainWorld } from "./plain-world.ts";

/** Numbers from a seed, so that every failure can be repeated. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `end`. */
  readonly below: (end: number) => number;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  readonly oneIn: (times: number) => boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return { below, pick: (list) => list[below(Math.max(1, list.length))], oneIn: (times) => below(times) === 0 };
}

/** A seed for each list of names and numbers: what is drawn for one never shifts what is drawn for another. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let seed = 0x81_1c_9d_c5;
  for (const letter of parts.join(" ")) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01_00_01_93);
  return seed >>> 0;
}

/** One of these, those with more weight more often: one more among them takes its own share, and shifts nothing else. */
export function weighted<K extends string>(weights: Readonly<Record<K, number>>, seed: number): K {
  const rank = (kind: K): number => Math.log((chanceOf(seedOf(kind, seed)).below(1_000_000) + 1) / 1_000_001) / weights[kind];
  let [best, highest] = ["" as K, Number.NEGATIVE_INFINITY];
  for (const kind in weights) {
    const own = rank(kind);
    if (own > highest) [best, highest] = [kind, own];
  }
  return best;
}

/** What a random request is made from. `latest`: the latest entries, settled. */
export interface Playing {
  readonly world: PlainWorld;
  readonly chance: Chance;
  readonly latest: readonly Entry[];
}

/** One of the last few entries of this kind that are done. */
export function lastOf<K extends EntryKind>(
  { latest, chance }: Pick<Playing, "latest" | "chance">,
  kind: K,
  few = 2,
): EntryOf<K> | undefined {
  const found = latest.filter((entry): entry is EntryOf<K> & Entry => entry.kind === kind && entry.state === "done");
  return found[found.length - 1 - chance.below(few)] ?? found.at(-1);
}
