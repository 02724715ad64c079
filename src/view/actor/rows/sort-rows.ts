export interface SortedRow {
  readonly id: string;
  readonly sort: number;
}

/** A row's new place, as stored. */
export interface SortUpdate {
  readonly _id: string;
  readonly sort: number;
}

const STEP = 100_000;

/**
 * Moves `moved` before `before` (or to the end, for null) among `rows`, which are in order. One update where there is room
 * between the neighbors; otherwise all rows are renumbered. Empty when it is there already.
 */
export function sortRows(rows: readonly SortedRow[], moved: string, before: string | null): SortUpdate[] {
  const mover = rows.find((row) => row.id === moved);
  if (!mover || before === moved) return [];
  const others = rows.filter((row) => row.id !== moved);
  const found = others.findIndex((row) => row.id === before);
  const place = found === -1 ? others.length : found;
  if (rows.indexOf(mover) === place) return [];
  const above = others[place - 1]?.sort;
  const below = others[place]?.sort;
  const sort = between(above, below);
  if (sort !== null) return [{ _id: moved, sort }];
  const ordered = [...others.slice(0, place), mover, ...others.slice(place)];
  return ordered.map((row, index) => ({ _id: row.id, sort: (index + 1) * STEP }));
}

/** Moves a row one place up or down; empty at the end of the list. */
export function moveRow(rows: readonly SortedRow[], moved: string, by: -1 | 1): SortUpdate[] {
  const from = rows.findIndex((row) => row.id === moved);
  const to = from + by;
  if (from === -1 || to < 0 || to >= rows.length) return [];
  const before = by === -1 ? rows[to]?.id : rows[to + 1]?.id;
  return sortRows(rows, moved, before ?? null);
}

function between(above: number | undefined, below: number | undefined): number | null {
  if (above === undefined && below === undefined) return STEP;
  if (above === undefined) return (below ?? 0) - STEP;
  if (below === undefined) return above + STEP;
  const middle = Math.floor((above + below) / 2);
  return middle > above && middle < below ? middle : null;
}
