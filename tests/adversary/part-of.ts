import { isDeepStrictEqual } from "node:util";
import type { Challenge } from "../../src/rules/challenges/challenge.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";

type Part = Readonly<Record<string, unknown>>;

/** A part of the documents by uuid, in a form in which nothing is said twice or as zero. */
export function partOf(state: LedgerState, isPart: (uuid: string) => boolean): Part {
  const { actors, aspects, npcPool, traits = {}, ammunition = {}, quantities = {}, challenges = {}, conflicts = {} } = state;
  const marked = Object.values(challenges).map((one) => [one.uuid, withoutZeros(one)] as const);
  const there = Object.entries(quantities).filter(([, quantity]) => quantity !== 0);
  const all: Readonly<Record<string, Iterable<readonly [string, unknown]>>> = {
    actor: Object.entries(actors),
    aspect: Object.entries(aspects),
    trait: Object.entries(traits),
    ammunition: Object.entries(ammunition),
    quantity: there,
    challenge: marked,
    conflict: Object.entries(conflicts),
    place: Object.entries(state.whereabouts ?? {}),
    pool: [["", npcPool]],
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, entries]) =>
      [...entries].filter(([uuid]) => isPart(uuid)).map(([uuid, value]) => [`${name} ${uuid}`, value] as const),
    ),
  );
}

/** Where they differ, in words; null where they do not. */
export function differenceOf(before: Part, after: Part): string | null {
  const differ = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const [first] = differ;
  return first === undefined ? null : `${first}: ${JSON.stringify(before[first])} is ${JSON.stringify(after[first])}`;
}

function withoutZeros({ sides, counters, ...challenge }: Challenge): object {
  const counts = (all: Readonly<Record<string, number>>): object =>
    Object.fromEntries(Object.entries(all).filter(([, count]) => count !== 0));
  return { ...challenge, counters: counts(counters), sides: sides.map((side) => ({ ...side, marks: counts(side.marks) })) };
}
