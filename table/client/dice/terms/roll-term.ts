import { objectOf } from "../../../common/plain-object.ts";
import { diceConfig } from "../dice-config.ts";

export interface RollTermOptions {
  flavor?: string;
  marginSuccess?: number;
  marginFailure?: number;
  [option: string]: unknown;
}

export interface EvaluationOptions {
  minimize?: boolean;
  maximize?: boolean;
  allowStrings?: boolean;
  allowInteractive?: boolean;
  /** Only for `evaluateSync`: false leaves dice unthrown instead of throwing an error. */
  strict?: boolean;
}

export interface RollTermData {
  options?: RollTermOptions;
}

/** A saved term: `class` names the class that restores it. */
export interface SavedTerm extends RollTermData {
  class: string;
  evaluated?: boolean;
  [attribute: string]: unknown;
}

/** One part of a formula. */
export abstract class RollTerm {
  declare ["constructor"]: typeof RollTerm;
  static SERIALIZE_ATTRIBUTES: string[] = [];

  options: RollTermOptions;
  _evaluated = false;
  /** Whether its value is only used by another term (the number of dice, an argument of a function). */
  isIntermediate = false;

  constructor({ options = {} }: RollTermData = {}) {
    this.options = options;
  }

  /** The term as written, without its flavor. */
  abstract get expression(): string;
  abstract get total(): number | string | null | undefined;

  get flavor(): string {
    return this.options.flavor ?? "";
  }

  /** The term as written, with its flavor in square brackets. */
  get formula(): string {
    return this.flavor ? `${this.expression}[${this.flavor}]` : this.expression;
  }

  get isDeterministic(): boolean {
    return this.constructor.isDeterministic(this);
  }

  /** Whether the term has the same value every time. Dice that are all minimized or maximized have. */
  static isDeterministic(_term: RollTerm, _options: EvaluationOptions = {}): boolean {
    return true;
  }

  evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    if (this._evaluated) throw new Error(`The term "${this.formula}" is evaluated already and does not change any more`);
    this._evaluated = true;
    return this._evaluate(options);
  }

  protected _evaluate(_options: EvaluationOptions): this | Promise<this> {
    return this;
  }

  toJSON(): Record<string, unknown> {
    const data: Record<string, unknown> = { class: this.constructor.name, options: this.options, evaluated: this._evaluated };
    for (const attribute of this.constructor.SERIALIZE_ATTRIBUTES) {
      data[attribute] = Reflect.get(this, attribute);
    }
    return data;
  }

  /**
   * Restores a saved term with the class it names.
   * @throws {Error} naming an unregistered class
   */
  static fromData(data: Record<string, unknown>): RollTerm {
    const name = String(data["class"]);
    const dice = Object.values(diceConfig.terms).find((term) => term.name === name);
    const found = diceConfig.termTypes[name] ?? dice;
    if (!found) throw new Error(`No dice term is called "${name}"`);
    return found._fromData(data);
  }

  static _fromData(data: Record<string, unknown>): RollTerm {
    const Term = this as unknown as new (data: Record<string, unknown>) => RollTerm;
    const term = new Term(data);
    term._evaluated = data["evaluated"] !== false;
    return term;
  }

  static fromJSON(json: string): RollTerm {
    return this.fromData(objectOf(JSON.parse(json)));
  }
}
