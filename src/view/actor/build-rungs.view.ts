import type { TraitAudit } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import { rankView } from "./rank.view.ts";
import { type Rung, TALLEST } from "./trait-rungs.view.ts";
import type { TraitContext, TraitRow } from "./trait-row.view.ts";

/** One rung to build on: traits are dragged onto it, or typed into its field. */
export interface BuildRung extends Rung {
  readonly rank: number;
  /** Name of its field, and what that asks for. */
  readonly field: string;
  readonly label: Text;
}

/** The ladder a character's traits are built on. */
export interface BuildView {
  /** From the highest rank allowed, or one above the best, down to the lowest that is bought. */
  readonly rungs: readonly BuildRung[];
  /** Unbought traits, and the rank of what is put back among them. */
  readonly rest: { readonly rank: number; readonly rows: readonly TraitRow[] };
  /** Every trait, to choose from by name. */
  readonly names: readonly { readonly id: string; readonly name: Text }[];
}

export function buildView(rows: readonly TraitRow[], { cap }: TraitAudit, context: TraitContext): BuildView {
  const { ruleset, flags } = context;
  const rest = rows.filter((row) => row.unbought);
  const bought = rows.filter((row) => !row.unbought && row.rank !== null);
  const unbought = rest[0]?.rank ?? ruleset.traits.groups[0]?.defaultRank ?? 0;
  const ranks = bought.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  const top = Math.max(cap ?? Math.max(unbought, ...ranks) + 1, ...ranks);
  const bottom = Math.min(unbought + 1, ...ranks);
  const height = Math.min(top - bottom + 1, TALLEST);
  return {
    rungs: Array.from({ length: height }, (_, index) => top - index)
      .filter((rank) => rank !== unbought)
      .map((rank) => ({
        rank,
        ...rankView(ruleset, rank, flags.words),
        rows: bought.filter((row) => row.rank === rank),
        field: `rungs.${rank}`,
        label: text(`NORN.Sheet.Build.onto.${ruleset.traits.noun}`, { number: rankView(ruleset, rank, false).number }),
      })),
    rest: { rank: unbought, rows: rest },
    names: rows.map(({ id, name, label }) => ({ id, name: label ?? text("NORN.Sheet.Build.named", { name }) })),
  };
}
