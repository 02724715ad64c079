import { type Input, isInput } from "../read-input.ts";
import type { LedgerRoll, World } from "../world.ts";
import { rollNow, type RollNow } from "./replay-roll.ts";

/**
 * A roll is its author's word, and they may change its message at any time. So the outcome of the first entry about it keeps what it
 * said (`Plan.builtOn`): a GM's word, which needs no clock and does not mind what says nothing, as when a whispered roll is shown.
 */
export function isChanged({ content, builtOn }: Pick<LedgerRoll, "content" | "builtOn">): boolean {
  return builtOn !== null && !saysSame(builtOn, content);
}

/** A field that is missing is empty: a later version may have more of them. */
function saysSame(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return isEmpty(one ?? other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => saysSame(item, other[place]));
  if (!isInput(one) || !isInput(other)) return one === other;
  return Object.keys({ ...one, ...other }).every((key) => saysSame(one[key], other[key]));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isInput(value) ? Object.values(value).every(isEmpty) : !value;
}

/** A roll and those that count in its result: what opposes it, defends against it, or counts with it. Each once. */
export function rollsIn({ roll, joined, opposition, defended, defends }: RollNow): readonly LedgerRoll[] {
  const others = [
    opposition?.first,
    opposition?.second,
    ...joined.map((one) => one.roll),
    ...defended.map(({ defense }) => defense),
    defends,
  ];
  const found = [roll, ...others.flatMap((one) => (one ? [one.roll] : []))];
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** The rolls that count in what is done about these messages. */
export function rollsAbout(world: Pick<World, "roll" | "entries">, ids: readonly string[]): readonly LedgerRoll[] {
  return ids.flatMap((id) => {
    const now = rollNow(world, id);
    return now.ok ? rollsIn(now.value) : [];
  });
}

/** A copy of what the rolls say that nothing was built on before, by id. */
export function firstBuiltOn(rolls: readonly LedgerRoll[]): Readonly<Record<string, Input>> {
  const first = rolls.filter(({ builtOn }) => builtOn === null);
  const copies = first.flatMap(({ id, content }): [string, Input][] => {
    const copy: unknown = JSON.parse(JSON.stringify(content));
    return isInput(copy) ? [[id, copy]] : [];
  });
  return Object.fromEntries(copies);
}
