import type { Roll } from "../roll/roll.ts";
import type { EvaluationOptions } from "./roll-term.ts";

/** Evaluates what is not evaluated yet, in order, then continues; synchronously if `strict` is given. */
export function evaluateRolls<T>(rolls: readonly Roll[], options: EvaluationOptions, then: () => T): T | Promise<T> {
  const waiting = rolls.filter((roll) => !roll._evaluated);
  if (options.strict !== undefined) {
    for (const roll of waiting) roll.evaluateSync(options);
    return then();
  }
  return (async () => {
    for (const roll of waiting) await roll.evaluate(options);
    return then();
  })();
}

/** Whether all these rolls have the same value every time. */
export function areDeterministic(rolls: readonly Roll[], options: EvaluationOptions): boolean {
  return rolls.every((roll) => roll.terms.every((term) => term.constructor.isDeterministic(term, options)));
}
