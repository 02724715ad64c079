import type { NornItem } from "../documents/norn-item.ts";

/** Clears every mark, so that it begins again. A manual edit: it is recorded, and can be undone. */
export async function clearChallenge(item: NornItem<"challenge">): Promise<void> {
  const { sides, counters } = item.system;
  const none = (counts: Readonly<Record<string, number>>) => Object.fromEntries(Object.keys(counts).map((key) => [key, 0]));
  const cleared = Object.entries(sides).map(([id, { marks }]) => [id, { marks: none(marks) }] as const);
  await item.update({ system: { sides: Object.fromEntries(cleared), counters: none(counters) } });
}

/** A box includes all before it. */
export async function markBox(
  item: NornItem,
  [side = "", row = "", place = "0"]: readonly string[],
  checked: boolean,
): Promise<void> {
  const count = Number(place) + (checked ? 1 : 0);
  await item.update({ system: { sides: { [side]: { marks: { [row]: count } } } } });
}
