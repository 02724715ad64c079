import * as ours from "../../../common/ours.ts";
import { readComparison } from "../modifiers/comparison.ts";
import type { DieResult } from "../modifiers/die-result.ts";
import { DiceTerm, type DiceTermData, type ModifierFunction } from "./dice-term.ts";
import type { EvaluationOptions } from "./roll-term.ts";

/** A coin: 1 heads, 0 tails. */
export class Coin extends DiceTerm {
  static override DENOMINATION = "c";
  static override MODIFIERS: Record<string, ModifierFunction> = { c: "call" };

  constructor(data: DiceTermData = {}) {
    super(data);
    this._faces = 2;
  }

  protected override [ours.boundResult]({ minimize }: EvaluationOptions): DieResult {
    return { result: minimize ? 0 : 1, active: true };
  }

  override mapRandomFace(randomUniform: number): number {
    return Math.round(randomUniform);
  }

  override getResultLabel(result: DieResult): string {
    return result.result === 1 ? "H" : "T";
  }

  override getResultCSS(result: DieResult): (string | null)[] {
    return [
      ...super.getResultCSS(result).slice(0, 2),
      result.result === 1 ? "heads" : "tails",
      result.success ? "success" : null,
    ];
  }

  /** Counts the coins that were called: `c1` heads, `c0` tails (KB dice-modifiers). */
  call(modifier: string): void {
    const { target } = readComparison(modifier);
    DiceTerm._applyCount(this.results, "=", target === 0 ? 0 : 1, { flagSuccess: true });
  }
}
