import { isFunction } from "../../../common/plain-object.ts";
import { readComparison, readCount } from "../modifiers/comparison.ts";
import { applyCount } from "../modifiers/count-results.ts";
import type { DieResult } from "../modifiers/die-result.ts";
import { keepOrDrop } from "../modifiers/keep-or-drop.ts";
import type { Roll, SavedRoll } from "../roll/roll.ts";
import type { DiceTerm, ModifierFunction } from "./dice-term.ts";
import { areDeterministic, evaluateRolls } from "./evaluate-rolls.ts";
import { newRoll, reviveRoll } from "./inner-roll.ts";
import { type EvaluationOptions, RollTerm, type RollTermData } from "./roll-term.ts";

export interface PoolTermData extends RollTermData {
  terms?: string[];
  modifiers?: string[];
  rolls?: (Roll | SavedRoll)[];
  results?: DieResult[];
}

/** Several formulas in braces whose totals are kept, dropped or counted (KB dice-advanced). */
export class PoolTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["terms", "modifiers", "rolls", "results"];
  static MODIFIERS: Record<string, ModifierFunction> = {
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
    cs: "countSuccess",
    cf: "countFailures",
  };

  terms: string[];
  modifiers: string[];
  rolls: Roll[];
  results: DieResult[];

  constructor({ terms = [], modifiers = [], rolls = [], results = [], ...data }: PoolTermData = {}) {
    super(data);
    this.terms = terms;
    this.modifiers = modifiers;
    this.rolls = rolls.length === terms.length ? rolls.map(reviveRoll) : terms.map(newRoll);
    this.results = results;
    if (this.rolls.length && this.rolls.every((roll) => roll._evaluated)) this._evaluated = true;
  }

  override get expression(): string {
    return `{${this.terms.join(",")}}${this.modifiers.join("")}`;
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.results.reduce((sum, result) => (result.active ? sum + (result.count ?? result.result) : sum), 0);
  }

  get values(): number[] {
    return this.results.filter((result) => result.active).map((result) => result.result);
  }

  get dice(): DiceTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  static override isDeterministic(term: RollTerm, options: EvaluationOptions = {}): boolean {
    return term instanceof PoolTerm && areDeterministic(term.rolls, options);
  }

  protected override _evaluate(options: EvaluationOptions): this | Promise<this> {
    return evaluateRolls(this.rolls, options, () => this.#settle());
  }

  #settle(): this {
    this.results = this.rolls.map((roll) => ({ result: roll.total ?? 0, active: true }));
    const commands = Object.keys(PoolTerm.MODIFIERS).sort((a, b) => b.length - a.length);
    for (const modifier of this.modifiers) {
      const name = PoolTerm.MODIFIERS[commands.find((command) => modifier.startsWith(command)) ?? ""];
      const fn: unknown = typeof name === "string" ? Reflect.get(this, name) : name;
      if (!isFunction(fn)) throw new Error(`"${modifier}" is no modifier of the pool "${this.expression}"`);
      fn.call(this, modifier);
    }
    this.rolls.forEach((roll, index) => {
      if (this.results[index]?.discarded) for (const die of roll.dice) for (const face of die.results) face.discarded = true;
    });
    return this;
  }

  keep(modifier: string): void {
    keepOrDrop(this.results, readCount(modifier), { keep: true, highest: !modifier.startsWith("kl") });
  }

  drop(modifier: string): void {
    keepOrDrop(this.results, readCount(modifier), { keep: false, highest: modifier.startsWith("dh") });
  }

  countSuccess(modifier: string): void {
    this.#count(modifier, { flagSuccess: true });
  }

  countFailures(modifier: string): void {
    this.#count(modifier, { flagFailure: true });
  }

  #count(modifier: string, flags: { flagSuccess?: boolean; flagFailure?: boolean }): void {
    const { comparison, target } = readComparison(modifier);
    if (target === null) throw new Error(`The dice modifier "${modifier}" of a pool needs a target`);
    applyCount(this.results, comparison ?? "=", target, flags);
  }

  static fromRolls(rolls: Roll[] = []): PoolTerm {
    const evaluated = rolls.length > 0 && rolls.every((roll) => roll._evaluated);
    const results = evaluated ? rolls.map((roll) => ({ result: roll.total ?? 0, active: true })) : [];
    const pool = new this({ terms: rolls.map((roll) => roll.formula), rolls, results });
    pool._evaluated = evaluated;
    return pool;
  }
}
