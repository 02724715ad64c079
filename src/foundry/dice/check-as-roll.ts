import type { CheckPart } from "../../rules/roll/check.ts";

/**
 * The roll a message stores: the dice as thrown plus every other part of the total, each with its label, so that `total` is the
 * total of the check. Labels of terms cannot contain brackets; they are left out.
 */
export function checkAsRoll(
  dice: Roll.Evaluated<Roll.Implementation>,
  parts: readonly CheckPart[],
): Roll.Evaluated<Roll.Implementation> {
  const { NumericTerm, OperatorTerm } = foundry.dice.terms;
  const terms: foundry.dice.terms.RollTerm[] = [...dice.terms];
  for (const part of parts) {
    if (part.value === 0) continue;
    const operator = new OperatorTerm({ operator: part.value < 0 ? "-" : "+" });
    const flavor = part.label.replaceAll(/[[\]]/g, "");
    const number = new NumericTerm({ number: Math.abs(part.value), options: flavor ? { flavor } : {} });
    terms.push(markEvaluated(operator), markEvaluated(number));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of its terms are evaluated
  return Roll.fromTerms(terms) as Roll.Evaluated<Roll.Implementation>;
}

/** Terms without chance are evaluated at once. */
function markEvaluated(term: foundry.dice.terms.RollTerm): foundry.dice.terms.RollTerm {
  void term.evaluate();
  return term;
}
