import * as ours from "../../../common/ours.ts";
import { readComparison, readCount } from "../modifiers/comparison.ts";
import { countWhere } from "../modifiers/count-results.ts";
import { explode, reroll } from "../modifiers/throw-again.ts";
import { DiceTerm, type DiceTermData, type ModifierFunction } from "./dice-term.ts";

/** The ordinary die with numbered faces. */
export class Die extends DiceTerm {
  declare ["constructor"]: typeof Die;
  static override DENOMINATION = "d";

  /** KB dice-modifiers. */
  static override MODIFIERS: Record<string, ModifierFunction> = {
    r: "reroll",
    rr: "rerollRecursive",
    x: "explode",
    xo: "explodeOnce",
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
    min: "minimum",
    max: "maximum",
    even: "countEven",
    odd: "countOdd",
    cs: "countSuccess",
    cf: "countFailures",
    df: "deductFailures",
    sf: "subtractFailures",
    ms: "marginSuccess",
  };

  constructor({ faces = 6, ...data }: DiceTermData = {}) {
    super({ faces, ...data });
  }

  override get denomination(): string {
    return `d${this.faces}`;
  }

  protected override get [ours.facesExpression](): string {
    const own = this.constructor.DENOMINATION;
    if (own !== Die.DENOMINATION) return own;
    return this._faces instanceof Object && !this._evaluated ? `(${this._faces.formula})` : String(this.faces);
  }

  /** Margin of success: the total less the target; with `ms<`, the target less the total (KB dice). */
  override get total(): number | undefined {
    const total = super.total;
    const { marginSuccess, marginFailure } = this.options;
    if (total === undefined) return total;
    if (typeof marginSuccess === "number") return total - marginSuccess;
    return typeof marginFailure === "number" ? marginFailure - total : total;
  }

  async reroll(modifier: string, { recursive = false }: { recursive?: boolean } = {}): Promise<void> {
    await reroll(this, modifier, recursive);
  }

  async rerollRecursive(modifier: string): Promise<void> {
    await this.reroll(modifier, { recursive: true });
  }

  async explode(modifier: string, { recursive = true }: { recursive?: boolean } = {}): Promise<void> {
    await explode(this, modifier, recursive);
  }

  async explodeOnce(modifier: string): Promise<void> {
    await this.explode(modifier, { recursive: false });
  }

  keep(modifier: string): void {
    DiceTerm._keepOrDrop(this.results, readCount(modifier), { keep: true, highest: !modifier.startsWith("kl") });
  }

  drop(modifier: string): void {
    DiceTerm._keepOrDrop(this.results, readCount(modifier), { keep: false, highest: modifier.startsWith("dh") });
  }

  /** Without a target, the highest face is a success. */
  countSuccess(modifier: string): void {
    const { comparison, target } = readComparison(modifier);
    DiceTerm._applyCount(this.results, comparison ?? "=", target ?? this.faces ?? 1, { flagSuccess: true });
  }

  /** Without a target, a 1 is a failure. */
  countFailures(modifier: string): void {
    const { comparison, target } = readComparison(modifier);
    DiceTerm._applyCount(this.results, comparison ?? "=", target ?? 1, { flagFailure: true });
  }

  countEven(_modifier: string): void {
    countWhere(this.results, (face) => face % 2 === 0, { flagSuccess: true });
  }

  countOdd(_modifier: string): void {
    countWhere(this.results, (face) => face % 2 !== 0, { flagSuccess: true });
  }

  deductFailures(modifier: string): void {
    const { comparison, target } = readComparison(modifier);
    DiceTerm._applyDeduct(this.results, comparison ?? "=", target ?? 1, { deductFailure: true });
  }

  subtractFailures(modifier: string): void {
    const { comparison, target } = readComparison(modifier);
    DiceTerm._applyDeduct(this.results, comparison ?? "=", target ?? 1, { invertFailure: true });
  }

  marginSuccess(modifier: string): void {
    const { comparison, target } = readComparison(modifier);
    if (target === null) throw new Error(`The dice modifier "${modifier}" needs a target`);
    this.options[comparison?.startsWith("<") ? "marginFailure" : "marginSuccess"] = target;
  }

  minimum(modifier: string): void {
    const { target } = readComparison(modifier);
    this.#limit((face) => target !== null && face < target, target);
  }

  maximum(modifier: string): void {
    const { target } = readComparison(modifier);
    this.#limit((face) => target !== null && face > target, target);
  }

  #limit(beyond: (face: number) => boolean, target: number | null): void {
    for (const result of this.results) {
      if (!result.active || target === null || !beyond(result.result)) continue;
      result.count = target;
      result.rerolled = true;
    }
  }
}
