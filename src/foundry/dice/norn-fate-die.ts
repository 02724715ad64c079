import { faceClasses } from "./face-classes.ts";

/** The core Fudge die (`4dF`) whose faces are drawn, not spelt, in tooltips. */
export class NornFateDie extends foundry.dice.terms.FateDie {
  override getResultCSS(result: foundry.dice.terms.DiceTerm.Result): (string | null)[] {
    return [...super.getResultCSS(result), ...faceClasses("fudge", result.result)];
  }
}
