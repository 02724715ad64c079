import { type Text, text } from "../../text.ts";
import { type RankView, rankView } from "../../rank.view.ts";
import type { TraitContext, TraitRow } from "./trait-row.view.ts";

/** One rung of the ladder with the traits at that rank. `rank` null: those that are not applicable. */
export interface Rung extends RankView {
  readonly rank: number | null;
  readonly rows: readonly TraitRow[];
}

export interface TraitRest {
  readonly label: Text;
  readonly rows: readonly TraitRow[];
  readonly open: boolean;
}

/** A ladder taller than this is drawn without its empty rungs, and built only so far down. */
export const TALLEST = 14;
/** Fewer unbought traits than this are shown open. */
const FEW = 8;

/** From the highest rank to the lowest, with the empty rungs between, so that the shape of the pyramid or column shows. */
export function rungsOf(rows: readonly TraitRow[], context: TraitContext): Rung[] {
  const rungs = stepsBetween(ranksBought(rows)).map((rank) => rungAt(rank, rows, context));
  const none = rows.filter((row) => row.rank === null);
  return none.length === 0 ? rungs : [...rungs, { rank: null, number: "–", word: text("NORN.Sheet.NotApplicable"), rows: none }];
}

/** The rung of a rank, with the bought traits at it. */
export function rungAt(
  rank: number,
  rows: readonly TraitRow[],
  { ruleset, flags }: TraitContext,
): Rung & { readonly rank: number } {
  return { rank, ...rankView(ruleset, rank, flags.words), rows: rows.filter((row) => !row.unbought && row.rank === rank) };
}

/** The ranks of the bought traits. */
export function ranksBought(rows: readonly TraitRow[]): number[] {
  return rows.flatMap(({ unbought, rank }) => (unbought || rank === null ? [] : [rank]));
}

function stepsBetween(ranks: readonly number[]): number[] {
  if (ranks.length === 0) return [];
  const top = Math.max(...ranks);
  const height = top - Math.min(...ranks) + 1;
  if (height > TALLEST) return [...new Set(ranks)].toSorted((a, b) => b - a);
  return Array.from({ length: height }, (_, index) => top - index);
}

/** The unbought traits, in one fold; null where there are none. */
export function traitRest(rows: readonly TraitRow[], { ruleset, flags }: TraitContext): TraitRest | null {
  const rest = rows.filter((row) => row.unbought);
  const rank = rest[0]?.rank;
  if (rank === undefined) return null;
  const { number, word } = rankView(ruleset, rank, flags.words);
  const key = rest.length === 1 ? "one" : "rest";
  const args = { count: rest.length, number };
  return {
    label: word ? text(`NORN.Sheet.Traits.${key}Word`, { ...args, word }) : text(`NORN.Sheet.Traits.${key}`, args),
    rows: rest,
    open: (rest.length < FEW || rest.length === rows.length) !== flags.expanded.has("rest"),
  };
}
