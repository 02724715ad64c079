import { LONGEST_STAKE } from "../../ledger/attack.ts";
import type { GameInForce } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";
import type { RollForm } from "./roll-form.ts";

/** What may be at stake in an attack instead of harm. */
export interface StakeField {
  readonly typed: string;
  readonly longest: number;
  /** Samples for the kind of conflict it is. */
  readonly samples: readonly Text[];
}

export function stakeField({ ruleset, dials }: GameInForce, { attack, stake }: Pick<RollForm, "attack" | "stake">): StakeField {
  const scope = ruleset.harm?.scopes(dials).find(({ id }) => id === attack);
  return {
    typed: stake,
    longest: LONGEST_STAKE,
    samples: (scope?.stakes ?? []).map((id) => text(`NORN.Stake.Sample.${id}`)),
  };
}
