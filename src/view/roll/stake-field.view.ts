import { LONGEST_STAKE } from "../../ledger/harm/attack.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { stakesAgainst } from "../../rules/harm/stakes.ts";
import { type Text, text } from "../text.ts";
import type { Choice } from "./roll-dialog.view.ts";
import type { RollForm } from "./roll-form.ts";

/** What may be at stake in an attack instead of harm. */
export interface StakeField {
  readonly typed: string;
  readonly longest: number;
  /** Samples for the kind of conflict it is, and for those it is against. */
  readonly samples: readonly Text[];
  /** How well it must work, once something is at stake; empty where any success is enough. */
  readonly takes: readonly Choice[];
}

/** The outcome that is needed for what is at stake; "" where any success is enough. */
export function stakeTakes({ ruleset: { harm } }: Pick<ActiveGame, "ruleset">, { takes }: Pick<RollForm, "takes">): string {
  const { outcomes, usual } = harm?.stakeTakes ?? { outcomes: [], usual: "" };
  return outcomes.find((id) => id === takes) ?? usual;
}

/** `targets`: types of the actors it is against. */
export function stakeField(
  active: ActiveGame,
  form: Pick<RollForm, "attack" | "stake" | "takes">,
  targets: readonly string[],
): StakeField {
  const { ruleset, dials } = active;
  const { attack, stake } = form;
  const outcomes = stake.trim() === "" ? [] : (ruleset.harm?.stakeTakes?.outcomes ?? []);
  const scope = ruleset.harm?.scopes(dials).find(({ id }) => id === attack);
  return {
    typed: stake,
    longest: LONGEST_STAKE,
    samples: scope ? stakesAgainst(scope, targets).map((id) => text(`NORN.Stake.Sample.${id}`)) : [],
    takes: outcomes.map((id) => ({
      value: id,
      label: text(`NORN.Stake.Takes.${ruleset.id}.${id}`),
      selected: id === stakeTakes(active, form),
    })),
  };
}
