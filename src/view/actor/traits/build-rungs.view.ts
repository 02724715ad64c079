import { nounText } from "./trait-noun.ts";
import type { TraitAudit } from "../../../rules/ruleset.ts";
import { type Text, text } from "../../text.ts";
import { rankView } from "../../rank.view.ts";
import { ranksBought, type Rung, rungAt, TALLEST } from "./trait-rungs.view.ts";
import type { TraitContext, TraitRow } from "./trait-row.view.ts";

/** One rung to build on: traits are dragged onto it, or typed into its field. */
interface BuildRung extends Rung {
  readonly rank: number;
  /** Name of its field, and what that asks for. */
  readonly field: string;
  readonly label: Text;
}

/** The ladder a character's traits are built on. */
export interface BuildView {
  /** From the highest rank allowed, or one above the best, down to the lowest that is bought. */
  readonly rungs: readonly BuildRung[];
  /** Traits on no rung: unbought, not applicable, or far below; and the rank of what is put back among them. */
  readonly rest: { readonly rank: number; readonly rows: readonly TraitRow[] };
  /** Every trait, to choose from by name. */
  readonly names: readonly { readonly id: string; readonly name: Text }[];
}

export function buildView(rows: readonly TraitRow[], { cap }: TraitAudit, context: TraitContext): BuildView {
  const { traits } = context.ruleset;
  const unbought = rows.find((row) => row.unbought)?.rank ?? traits.groups[0]?.defaultRank ?? 0;
  const ranks = ranksBought(rows);
  const top = Math.max(cap ?? Math.max(unbought, ...ranks) + 1, ...ranks);
  const bottom = Math.min(unbought + 1, ...ranks);
  const height = Math.min(top - bottom + 1, TALLEST);
  const rungs = Array.from({ length: height }, (_, index) => top - index)
    .filter((rank) => rank !== unbought)
    .map((rank) => ({
      ...rungAt(rank, rows, context),
      field: `rungs.${rank}`,
      label: nounText(context.ruleset, "onto", { number: rankView(context.ruleset, rank, false).number }),
    }));
  return {
    rungs,
    rest: { rank: unbought, rows: rows.filter((row) => !rungs.some((rung) => rung.rows.includes(row))) },
    names: rows.map(({ id, name, label }) => ({ id, name: label ?? text("NORN.Sheet.Build.named", { name }) })),
  };
}
