import * as ours from "../../../common/ours.ts";
import type { DieResult } from "../modifiers/die-result.ts";
import { DiceTerm, type DiceTermData, type ModifierFunction } from "./dice-term.ts";
import { Die } from "./die.ts";
import type { EvaluationOptions } from "./roll-term.ts";

/** A Fudge die: minus, blank, plus (platform.md §5). */
export class FateDie extends DiceTerm {
  static override DENOMINATION = "f";
  static override MODIFIERS: Record<string, ModifierFunction> = {
    r: Die.prototype.reroll,
    rr: Die.prototype.rerollRecursive,
    k: Die.prototype.keep,
    kh: Die.prototype.keep,
    kl: Die.prototype.keep,
    d: Die.prototype.drop,
    dh: Die.prototype.drop,
    dl: Die.prototype.drop,
  };

  constructor(data: DiceTermData = {}) {
    super(data);
    this._faces = 3;
  }

  protected override [ours.boundResult]({ minimize }: EvaluationOptions): DieResult {
    return mark({ result: minimize ? -1 : 1, active: true });
  }

  override async roll(options: EvaluationOptions = {}): Promise<DieResult> {
    return mark(await super.roll(options));
  }

  /** Thirds of 0 ≤ u < 1, from minus to plus. */
  override mapRandomFace(randomUniform: number): number {
    return Math.min(2, Math.floor(randomUniform * 3)) - 1;
  }

  override getResultLabel(result: DieResult): string {
    return { "-1": "-", "0": "&nbsp;", "1": "+" }[String(result.result)] ?? String(result.result);
  }
}

function mark(result: DieResult): DieResult {
  if (result.result === -1) result.failure = true;
  if (result.result === 1) result.success = true;
  return result;
}
