import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import { OWN_DIFFICULTY, type RollForm } from "./roll-form.ts";
import { rollableTraits } from "./rollable-trait.ts";

/** A trait of the one a roll is against, whose rank may be the difficulty. */
export interface TargetTrait {
  readonly id: string;
  readonly name: string;
  readonly rank: number;
}

export interface TargetTraitChoice {
  readonly value: string;
  readonly label: Text;
  readonly selected: boolean;
}

const THEIRS = "their:";

/** What the one a roll is against can resist with, in games where that is the difficulty; empty elsewhere. Source: T1. */
export function targetTraits(ruleset: Ruleset, actor: ActorSnapshot, nameOf: (key: string) => string): readonly TargetTrait[] {
  return ruleset.asks.theirTrait ? rollableTraits(ruleset, actor, nameOf) : [];
}

/** They are named without their ranks, which the one who rolls may not know. */
export function targetTraitChoices(
  { difficulty }: Pick<RollForm, "difficulty">,
  theirs: readonly TargetTrait[],
): readonly TargetTraitChoice[] {
  return theirs.map(({ id, name }) => ({
    value: `${THEIRS}${id}`,
    label: text("NORN.Named", { name }),
    selected: difficulty === `${THEIRS}${id}`,
  }));
}

/** The form with the rank of the trait that was chosen; without a difficulty if there is no such trait any more. */
export function withTargetTrait(form: RollForm, theirs: readonly TargetTrait[]): RollForm {
  if (!form.difficulty.startsWith(THEIRS)) return form;
  const trait = theirs.find(({ id }) => form.difficulty === `${THEIRS}${id}`);
  return trait ? { ...form, difficulty: OWN_DIFFICULTY, typed: String(trait.rank) } : { ...form, difficulty: "" };
}
