import { type ConflictNow, isDone, isHolding, isOut, type Participant } from "./conflict-now.ts";

type Ordered = Pick<Participant, "id" | "initiative">;

/** As core sorts combatants: the higher number first, those without one last, equals by their ids. */
function byInitiative(a: Ordered, b: Ordered): number {
  const [first, second] = [a.initiative ?? -Infinity, b.initiative ?? -Infinity];
  if (first !== second) return second - first;
  return a.id > b.id ? 1 : -1;
}

/**
 * Everyone present, in order; those in one row act at the same time. Source: F8 (pace), S6 (highest first), T4 (ties are simultaneous),
 * M4 (the order of the story is kept).
 */
export function order({
  ordering,
  participants,
}: Pick<ConflictNow, "ordering"> & { readonly participants: readonly Ordered[] }): readonly (readonly string[])[] {
  const sorted = participants.toSorted(byInitiative);
  if (ordering === "together") return sorted.length === 0 ? [] : [sorted.map(({ id }) => id)];
  return sorted.reduce<readonly (readonly string[])[]>((rows, { id, initiative }, place) => {
    const before = sorted[place - 1];
    const ties = ordering === "standing" && initiative !== null && before?.initiative === initiative;
    return ties ? [...rows.slice(0, -1), [...(rows.at(-1) ?? []), id]] : [...rows, [id]];
  }, []);
}

function inOrder(now: ConflictNow): readonly Participant[] {
  const byId = new Map(now.participants.map((one) => [one.id, one]));
  return order(now)
    .flat()
    .flatMap((id) => byId.get(id) ?? []);
}

/** The first who still has a turn this round; "" for none. Where the story decides, only those who have a place already. */
export function nextUp(now: ConflictNow): string {
  const waits = (one: Participant): boolean => isDone(now, one) || isHolding(now, one);
  const placed = (one: Participant): boolean => now.ordering !== "narrative" || one.initiative !== null;
  return inOrder(now).find((one) => placed(one) && !waits(one))?.id ?? "";
}

/**
 * Whose turn it is: as stored, as long as they are there and have not had it; else the next one's. So the order goes on when someone is
 * removed or beaten meanwhile. "" for no one's.
 */
export function currentOf(now: ConflictNow): string {
  if (now.round === 0 || now.ordering === "together") return "";
  const stored = now.participants.find(({ id }) => id === now.current);
  return stored && !isDone(now, stored) && !isHolding(now, stored) ? stored.id : nextUp(now);
}

/** It may act now: it is its turn, or that of someone who acts at the same time, or everyone's. */
export function isUp(now: ConflictNow, one: Participant): boolean {
  if (now.round === 0 || isDone(now, one) || isHolding(now, one)) return false;
  if (now.ordering === "together") return true;
  const current = currentOf(now);
  return current !== "" && order(now).some((row) => row.includes(current) && row.includes(one.id));
}

/** Those who can be chosen to go next: everyone else who still has a turn this round. */
export function choosable(now: ConflictNow, but: string): readonly Participant[] {
  return inOrder(now).filter((one) => one.id !== but && !isDone(now, one));
}

/** Full defense lasts until one's next turn. Source: T4 (defend), S6, F8 (defense). */
export function isDefending(now: ConflictNow, one: Participant): boolean {
  if (one.defended === 0 || isOut(one)) return false;
  if (one.defended === now.round) return true;
  const before = now.ordering !== "together" && one.defended === now.round - 1;
  return before && one.acted !== now.round && currentOf(now) !== one.id;
}
