import type { DicePlan, DieKind } from "../../rules/dice/dice-method.ts";

/** The letter of each kind of die in a formula; `six` and `eight` alone are plain dice. */
const LETTERS: Readonly<Record<DieKind, string>> = {
  fudge: "f",
  "fudge-one": "o",
  "fudge-six": "g",
  "strands-six": "s",
  six: "6",
  eight: "8",
  "six-plus-one": "u",
  ten: "h",
};

/** The letters of dice of which some are kept. */
const KEPT: Readonly<Partial<Record<DieKind, string>>> = { six: "p", eight: "e", "six-plus-one": "u" };

/**
 * The dice of a plan as a Foundry formula, without ranks and modifiers: `4df`, `6dpkh4`, `1d6 - 1d6`, `5dhn`.
 * A plan without a throw is `0` (the check adds the placed dice). Throws on a plan that both throws and places dice: no
 * formula says that.
 */
export function planFormula(plan: DicePlan): string {
  if (plan.count === 0) return "0";
  if (plan.fixed.length > 0) throw new Error(`${plan.method}: dice placed beside dice thrown have no formula.`);
  const dice = `d${LETTERS[plan.die]}`;
  switch (plan.reading) {
    case "sum":
      return `${plan.count}${dice}`;
    case "difference":
      return `1${dice} - 1${dice}`;
    case "best":
      return `${plan.count}d${KEPT[plan.die] ?? LETTERS[plan.die]}${plan.keep.which === "highest" ? "kh" : "kl"}${plan.keep.count}`;
    case "hits":
      return `${plan.count}${dice}${plan.doubleNines ? "n" : ""}${plan.chance ? "c" : ""}`;
  }
}
