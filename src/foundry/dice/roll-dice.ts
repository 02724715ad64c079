import type { DicePlan } from "../../rules/dice/dice-method.ts";
import { facesOfRoll, type ThrownDice } from "./faces-of-roll.ts";
import { withOurDice } from "./denominations.ts";
import { planFormula } from "./plan-formula.ts";
import { SixAsFudgeDie } from "./fudge-dice.ts";
import { SixPlusOneDie } from "./pool-dice.ts";

export interface RolledDice {
  /** Evaluated; only the dice, without ranks and modifiers. */
  readonly roll: Roll.Evaluated<Roll.Implementation>;
  /** For the rules: in the order thrown, as many as planned. */
  readonly faces: readonly number[];
}

/** Throws a plan's dice with Foundry's own dice. */
export async function rollDice(plan: DicePlan): Promise<RolledDice> {
  const roll = await withOurDice(() => Roll.create(planFormula(plan))).evaluate();
  return { roll, faces: facesOfRoll(roll.dice.map(thrownDice), plan.count) };
}

function thrownDice(term: foundry.dice.terms.DiceTerm): ThrownDice {
  return { results: term.results, faceOf: (thrown) => (isReadAsAnother(term) ? term.worth(thrown) : thrown) };
}

/** Dice whose faces are not the numbers thrown. */
function isReadAsAnother(term: foundry.dice.terms.DiceTerm): term is SixAsFudgeDie | SixPlusOneDie {
  return term instanceof SixAsFudgeDie || term instanceof SixPlusOneDie;
}
