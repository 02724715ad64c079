import { diceConfig, type RollFunction } from "../dice-config.ts";
import type { Roll, SavedRoll } from "../roll/roll.ts";
import type { DiceTerm } from "./dice-term.ts";
import { areDeterministic, evaluateRolls } from "./evaluate-rolls.ts";
import { newRoll, reviveRoll } from "./inner-roll.ts";
import { type EvaluationOptions, RollTerm, type RollTermData } from "./roll-term.ts";
import { StringTerm } from "./string-term.ts";

export interface FunctionTermData extends RollTermData {
  fn: string;
  terms?: string[];
  rolls?: (Roll | SavedRoll)[];
  result?: number | string | undefined;
}

/** The function of that name in `CONFIG.Dice.functions`, else in JavaScript's Math (KB dice-advanced). */
export function findRollFunction(name: string): RollFunction | null {
  const own = diceConfig.functions[name];
  if (own) return own;
  const math: unknown = Object.hasOwn(Math, name) ? Reflect.get(Math, name) : undefined;
  return typeof math === "function" && name !== "random" ? (math as RollFunction) : null;
}

/** A call such as `floor(1d12/3)`. */
export class FunctionTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["fn", "terms", "rolls", "result"];

  fn: string;
  terms: string[];
  rolls: Roll[];
  result: number | string | undefined;
  override isIntermediate = true;

  constructor({ fn, terms = [], rolls = [], result, ...data }: FunctionTermData) {
    super(data);
    this.fn = fn;
    this.terms = terms;
    this.rolls = rolls.length === terms.length ? rolls.map(reviveRoll) : terms.map(newRoll);
    this.result = result;
    if (result !== undefined) this._evaluated = true;
  }

  get function(): RollFunction {
    const found = findRollFunction(this.fn);
    if (!found) throw new Error(`"${this.fn}" is not a function that a dice formula can call`);
    return found;
  }

  override get expression(): string {
    return `${this.fn}(${this.terms.join(",")})`;
  }

  override get total(): number | string | undefined {
    return this.result;
  }

  get dice(): DiceTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  static override isDeterministic(term: RollTerm, options: EvaluationOptions = {}): boolean {
    return term instanceof FunctionTerm && areDeterministic(term.rolls, options);
  }

  protected override _evaluate(options: EvaluationOptions): this | Promise<this> {
    const inner = { ...options, allowStrings: true };
    const called = evaluateRolls(this.rolls, inner, () => this.function.call(null, ...this.rolls.map(argument)));
    if (!(called instanceof Promise)) return this.#take(called);
    return Promise.resolve(called).then((value) => this.#take(value));
  }

  #take(value: number | string | boolean): this {
    this.result = typeof value === "boolean" ? Number(value) : value;
    return this;
  }
}

function argument(roll: Roll): number | string {
  const [only, ...more] = roll.terms;
  return only instanceof StringTerm && !more.length ? only.term : (roll.total ?? 0);
}
