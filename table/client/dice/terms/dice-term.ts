import * as ours from "../../../common/ours.ts";
import { isFunction } from "../../../common/plain-object.ts";
import { diceConfig } from "../dice-config.ts";
import { compareResult } from "../modifiers/comparison.ts";
import { applyCount, applyDeduct } from "../modifiers/count-results.ts";
import type { DieResult } from "../modifiers/die-result.ts";
import { keepOrDrop } from "../modifiers/keep-or-drop.ts";
import type { Roll } from "../roll/roll.ts";
import { type EvaluationOptions, RollTerm, type RollTermData } from "./roll-term.ts";
import { isTurned } from "../../../common/choices.ts";

/** A modifier is the name of a method of the class, or a function called with the term as `this`. */
export type ModifierFunction = string | ((this: never, modifier: string) => unknown);

export interface DiceTermData extends RollTermData {
  number?: number | Roll | undefined;
  faces?: number | Roll | undefined;
  modifiers?: string[];
  results?: DieResult[];
  method?: string;
}

export interface DiceTooltip {
  method: string | undefined;
  formula: string;
  total: number | undefined;
  faces: number | undefined;
  flavor: string;
  icon?: string | undefined;
  rolls: { result: string; classes: string }[];
}

const MOST_DICE = 999;

/** Modifiers that throw more dice; with every face minimized or maximized they would never end. */
const THROWING = ["r", "rr", "x", "xo"];

/** Any number of the same die. */
export abstract class DiceTerm extends RollTerm {
  declare ["constructor"]: typeof DiceTerm;
  static DENOMINATION = "";
  static MODIFIERS: Record<string, ModifierFunction> = {};
  static override SERIALIZE_ATTRIBUTES = ["number", "faces", "modifiers", "results", "method"];

  _number: number | Roll | undefined;
  _faces: number | Roll | undefined;
  modifiers: string[];
  results: DieResult[];
  method: string | undefined;

  constructor({ number = 1, faces, modifiers = [], results = [], method, ...data }: DiceTermData = {}) {
    super(data);
    this._number = number;
    this._faces = faces;
    this.modifiers = modifiers;
    // What a message brings may be anything, and is shown as HTML.
    this.results = results.map((each) => ({ ...each, result: Number(each.result) }));
    this.method = method;
    if (results.length) this._evaluated = true;
  }

  get number(): number | undefined {
    return toNumber(this._number);
  }

  set number(value: number) {
    this._number = value;
  }

  get faces(): number | undefined {
    return toNumber(this._faces);
  }

  set faces(value: number) {
    this._faces = value;
  }

  get denomination(): string {
    return this.constructor.DENOMINATION;
  }

  override get expression(): string {
    const number = this._number instanceof Object && !this._evaluated ? `(${this._number.formula})` : this.number;
    return `${number}d${this[ours.facesExpression]}${this.modifiers.join("")}`;
  }

  protected get [ours.facesExpression](): string {
    return this.denomination;
  }

  /** The dice that determined how many dice or faces there are. */
  get dice(): DiceTerm[] {
    return [this._number, this._faces].flatMap((part) => (part instanceof Object ? part.dice : []));
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.results.reduce((sum, result) => (result.active ? sum + (result.count ?? result.result) : sum), 0);
  }

  /** The faces that count. */
  get values(): number[] {
    return this.results.filter((result) => result.active).map((result) => result.result);
  }

  static override isDeterministic(term: RollTerm, { minimize = false, maximize = false }: EvaluationOptions = {}): boolean {
    return minimize || maximize || (term instanceof DiceTerm && term._number === 0);
  }

  protected override _evaluate(options: EvaluationOptions): this | Promise<this> {
    const settled = options.minimize || options.maximize || options.strict !== undefined;
    return settled ? this._evaluateSync(options) : this._evaluateAsync(options);
  }

  protected async _evaluateAsync(options: EvaluationOptions = {}): Promise<this> {
    for (const part of [this._number, this._faces]) if (part instanceof Object && !part._evaluated) await part.evaluate(options);
    this.#checkNumber();
    for (let thrown = this.results.length; thrown < (this.number ?? 0); thrown++) await this.roll(options);
    this.modifiers = await Promise.all(this.modifiers.map(settleModifier));
    await this._evaluateModifiers();
    return this;
  }

  /** With `strict: false` but neither `minimize` nor `maximize`, no die is thrown and the total is 0. */
  protected _evaluateSync(options: EvaluationOptions = {}): this {
    for (const part of [this._number, this._faces]) if (part instanceof Object && !part._evaluated) part.evaluateSync(options);
    if (!options.minimize && !options.maximize) return this;
    this.#checkNumber();
    for (let thrown = 0; thrown < (this.number ?? 0); thrown++) this.results.push(this[ours.boundResult](options));
    for (const [command, modifier] of this.#commands()) if (!THROWING.includes(command)) void this.#apply(command, modifier);
    return this;
  }

  #checkNumber(): void {
    const number = this.number;
    if (number === undefined || !Number.isInteger(number) || number < 0 || number > MOST_DICE) {
      throw new Error(`"${this.formula}" asks for ${number} dice; a whole number from 0 to ${MOST_DICE} can be thrown`);
    }
  }

  /** The result of a die with its lowest or highest face. */
  protected [ours.boundResult]({ minimize }: EvaluationOptions): DieResult {
    const faces = this.faces ?? 1;
    return { result: minimize ? Math.min(1, faces) : faces, active: true };
  }

  /** Throws one more die. */
  async roll(options: EvaluationOptions = {}): Promise<DieResult> {
    const bound = options.minimize || options.maximize;
    const result = bound
      ? this[ours.boundResult](options)
      : { result: (await this._roll(options)) ?? this.randomFace(), active: true };
    this.results.push(result);
    return result;
  }

  /** A face from another source, or undefined for a random one. */
  protected _roll(_options: EvaluationOptions = {}): Promise<number | undefined> {
    return Promise.resolve(undefined);
  }

  randomFace(): number {
    return this.mapRandomFace(diceConfig.randomUniform());
  }

  /** 0 ≤ u < 1 → a face. A high u is a low face, as in Foundry; u = 0 is safe. UNCONFIRMED direction. */
  mapRandomFace(randomUniform: number): number {
    const faces = this.faces ?? 1;
    return isTurned("dice-direction") ? Math.floor(randomUniform * faces) + 1 : Math.ceil((1 - randomUniform) * faces);
  }

  /** Multiplies the number of dice, then adds to it; only before they are thrown. */
  alter(multiply: number, add: number): this {
    if (this._evaluated) throw new Error(`The dice "${this.formula}" are thrown already and cannot be altered`);
    if (!(Number.isFinite(multiply) && multiply >= 0)) throw new Error(`Dice cannot be multiplied by ${multiply}`);
    this._number = Math.round((this.number ?? 1) * multiply + add);
    return this;
  }

  protected async _evaluateModifiers(): Promise<void> {
    const commands = this.#commands();
    const emptied = isTurned("modifiers-emptied");
    if (emptied) this.modifiers = [];
    for (const [command, modifier] of commands) {
      await this._evaluateModifier(command, modifier);
      if (emptied) this.modifiers.push(modifier);
    }
  }

  protected async _evaluateModifier(command: string, modifier: string): Promise<void> {
    await this.#apply(command, modifier);
  }

  #commands(): [command: string, modifier: string][] {
    const known = Object.keys(this.constructor.MODIFIERS).sort((a, b) => b.length - a.length);
    return this.modifiers.map((modifier) => [known.find((name) => modifier.startsWith(name)) ?? modifier, modifier]);
  }

  #apply(command: string, modifier: string): unknown {
    const entry = this.constructor.MODIFIERS[command];
    const fn: unknown = typeof entry === "string" ? Reflect.get(this, entry) : entry;
    if (!isFunction(fn)) throw new Error(`"${modifier}" is no modifier of "${this.formula}"`);
    return fn.call(this, modifier);
  }

  getResultLabel(result: DieResult): string {
    return String(result.result);
  }

  getResultCSS(result: DieResult): (string | null)[] {
    const judged = result.success !== undefined || result.failure !== undefined;
    return [
      "roll",
      this.constructor.name.toLowerCase(),
      `d${this.faces}`,
      result.success ? "success" : null,
      result.failure ? "failure" : null,
      result.rerolled ? "rerolled" : null,
      result.exploded ? "exploded" : null,
      result.discarded ? "discarded" : null,
      !judged && result.result === 1 ? "min" : null,
      !judged && result.result === this.faces ? "max" : null,
    ];
  }

  getTooltipData(): DiceTooltip {
    return {
      method: this.method,
      formula: this.expression,
      total: this.total,
      faces: this.faces,
      flavor: this.flavor,
      rolls: this.results
        .filter((result) => !result.hidden)
        .map((result) => ({ result: this.getResultLabel(result), classes: this.getResultCSS(result).filter(Boolean).join(" ") })),
    };
  }

  static compareResult(result: number, comparison: string, target: number): boolean {
    return compareResult(result, comparison, target);
  }

  static _keepOrDrop = keepOrDrop;
  static _applyCount = applyCount;
  static _applyDeduct = applyDeduct;
}

function toNumber(part: number | Roll | undefined): number | undefined {
  return part instanceof Object ? part.total : part;
}

/** Replaces the parentheses after a modifier by their value: "cs<=(2+3)" → "cs<=5". */
async function settleModifier(modifier: string): Promise<string> {
  const open = modifier.indexOf("(");
  if (open < 0) return modifier;
  const Roll = diceConfig.rolls[0];
  if (!Roll) throw new Error("CONFIG.Dice.rolls is empty");
  const roll = await new Roll(modifier.slice(open)).evaluate();
  return modifier.slice(0, open) + String(roll.total);
}
