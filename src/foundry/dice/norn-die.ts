import { keptDice, readKeepModifier } from "./kept-dice.ts";

type Result = foundry.dice.terms.DiceTerm.Result;

/**
 * A die of the games that core does not have. `result` keeps the number thrown, so that modules which animate dice show
 * an ordinary die; `count`, where a kind sets it, is what core adds up. Keeping and dropping go by what counts.
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

  /** What a number thrown counts. */
  abstract worth(thrown: number): number;

  override async roll(options: Parameters<foundry.dice.terms.DiceTerm["roll"]>[0] = {}): Promise<Result> {
    const result = await super.roll(options);
    if (options.minimize || options.maximize) result.result = this.extreme(options.maximize ? 1 : -1);
    result.count = this.worth(result.result);
    return result;
  }

  /** The `k…` and `d…` modifiers. Answers false for one it cannot read. */
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

  /** The number on the die that counts most (1) or least (−1). */
  private extreme(direction: 1 | -1): number {
    const thrown = Array.from({ length: this.faces ?? 0 }, (_, index) => index + 1);
    return thrown.toSorted((a, b) => direction * (this.worth(b) - this.worth(a)))[0] ?? 1;
  }
}
