import { keptDice, readKeepModifier } from "./kept-dice.ts";

type DiceTerm = foundry.dice.terms.DiceTerm;
type Result = foundry.dice.terms.DiceTerm.Result;

/**
 * A die of the games that core does not have. `result` is the thrown number, so that modules which animate dice show an ordinary
 * die; `count` is what the die counts. Keeping and dropping go by what counts.
 */
export abstract class NornDie extends foundry.dice.terms.DiceTerm {
  static override readonly MODIFIERS: foundry.dice.terms.DiceTerm.Modifiers = {
    k: "keepOrDrop",
    kh: "keepOrDrop",
    kl: "keepOrDrop",
    d: "keepOrDrop",
    dh: "keepOrDrop",
    dl: "keepOrDrop",
  };

  /** What a thrown number counts. */
  abstract worth(thrown: number): number;

  /** Computed from the thrown numbers, so that it is right for results without a `count`. */
  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.results.reduce((sum, { active, result }) => (active ? sum + this.worth(result) : sum), 0);
  }

  override async roll(options: Parameters<DiceTerm["roll"]>[0] = {}): Promise<Result> {
    const result = await super.roll(options);
    this.settle(result, options);
    return result;
  }

  override _evaluateSync(options: Parameters<DiceTerm["evaluate"]>[0] = {}): this {
    super._evaluateSync(options);
    for (const result of this.results) this.settle(result, options);
    return this;
  }

  /** The `k…` and `d…` modifiers. Returns false for one it cannot read. */
  keepOrDrop(modifier: string): boolean {
    const kept = readKeepModifier(modifier, this.results.length);
    if (!kept) return false;
    const values = this.results.map((result) => this.worth(result.result));
    const staying = keptDice(values, kept.count, kept.which);
    for (const [index, result] of this.results.entries()) {
      if (staying.has(index)) continue;
      result.active = false;
      result.discarded = true;
    }
    return true;
  }

  /** The lowest count of a die need not be its 1, nor the highest its highest number. */
  private settle(
    result: Result,
    { minimize, maximize }: { minimize?: boolean | undefined; maximize?: boolean | undefined },
  ): void {
    if (minimize || maximize) result.result = this.extreme(maximize ? 1 : -1);
    result.count = this.worth(result.result);
  }

  private extreme(direction: 1 | -1): number {
    const thrown = Array.from({ length: this.faces ?? 0 }, (_, index) => index + 1);
    return thrown.toSorted((a, b) => direction * (this.worth(b) - this.worth(a)))[0] ?? 1;
  }
}
