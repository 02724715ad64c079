/** A zone of a situation: as much of a place as one can cross in a moment. */
interface Zone {
  readonly id: string;
  readonly name: string;
}

/** Two zones next to each other. A border makes it harder to cross; 0 for none. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly border: number;
  /** Phrase of the aspect that is the border; absent for none. */
  readonly barrier?: string;
}

/** A border as it is stored: what the group has set, and id of the aspect it is, "" for none. */
export interface StoredBorder {
  readonly border: number;
  readonly aspect: string;
}

/**
 * How high a border is now. T4-R24: one that is an aspect stands as long as the aspect does, and is as high as the difficulty of
 * removing it, where that has one. Source: T4 (borders).
 */
export function borderNow({ border, aspect }: StoredBorder, barrier: { readonly quality: number | null } | null): number {
  if (aspect === "") return border;
  return barrier ? (barrier.quality ?? border) : 0;
}

export interface ZoneMap {
  readonly zones: readonly Zone[];
  readonly ways: readonly Way[];
}

/** What a move costs: how many zones it is, and the borders on the way. */
export interface MoveCost {
  readonly zones: number;
  readonly borders: number;
}

/** The easiest way from one zone to another, zone by zone; null where there is none. */
export function wayTo(map: ZoneMap, from: string, to: string): readonly Way[] | null {
  return cheapest(map, from, to, ({ border }) => border)?.path ?? null;
}

/** How many zones apart two zones are, 0 for the same one; null where no way leads there. Borders add nothing to range. */
export function zonesApart(map: ZoneMap, from: string, to: string): number | null {
  return cheapest(map, from, to, () => 0)?.zones ?? null;
}

/** The easiest way from one zone to another; null where there is none. Each border adds to the zones needed. Source: T4 (Move). */
export function moveCost(map: ZoneMap, from: string, to: string): MoveCost | null {
  const way = wayTo(map, from, to);
  return way && costOf(way);
}

/** What it costs to go a way. */
export function costOf(way: readonly Way[]): MoveCost {
  return { zones: way.length, borders: way.reduce((sum, { border }) => sum + border, 0) };
}

/** The name of a zone, "" for one that is gone. */
export function zoneName({ zones }: Pick<ZoneMap, "zones">, id: string): string {
  return zones.find((zone) => zone.id === id)?.name ?? "";
}

interface Reached extends MoveCost {
  readonly path: readonly Way[];
}

function cheapest(map: ZoneMap, from: string, to: string, weigh: (way: Way) => number): Reached | null {
  if (![from, to].every((id) => map.zones.some((zone) => zone.id === id))) return null;
  const reached = new Set<string>();
  const open = new Map<string, Reached>([[from, { zones: 0, borders: 0, path: [] }]]);
  for (let next = nearest(open); next; next = nearest(open)) {
    const [id, cost] = next;
    open.delete(id);
    reached.add(id);
    if (id === to) return cost;
    for (const way of waysFrom(map, id)) {
      if (reached.has(way.to)) continue;
      const there = { zones: cost.zones + 1, borders: cost.borders + weigh(way), path: [...cost.path, way] };
      const known = open.get(way.to);
      if (!known || total(there) < total(known)) open.set(way.to, there);
    }
  }
  return null;
}

/** The ways out of a zone, each with that zone as its start. */
export function waysFrom({ ways }: ZoneMap, id: string): readonly Way[] {
  return ways.flatMap((way) => {
    if (way.from === id) return [way];
    return way.to === id ? [{ ...way, from: id, to: way.from }] : [];
  });
}

function nearest(open: ReadonlyMap<string, Reached>): [string, Reached] | undefined {
  return [...open].toSorted(([, a], [, b]) => total(a) - total(b))[0];
}

export function total({ zones, borders }: MoveCost): number {
  return zones + borders;
}
