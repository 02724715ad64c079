import { asText } from "../../../common/as-text.ts";
import { objectOf } from "../../../common/plain-object.ts";
import { diceConfig } from "../dice-config.ts";
import { replaceFormulaData } from "../formula/replace-formula-data.ts";
import { currentUser, notifications } from "../../applications/platform.ts";
import { renderTemplate } from "../../applications/handlebars/templates.ts";
import { DiceTerm, type DiceTooltip } from "../terms/dice-term.ts";
import { FunctionTerm } from "../terms/function-term.ts";
import { NumericTerm } from "../terms/numeric-term.ts";
import { OperatorTerm } from "../terms/operator-term.ts";
import { ParentheticalTerm } from "../terms/parenthetical-term.ts";
import { PoolTerm } from "../terms/pool-term.ts";
import { type EvaluationOptions, RollTerm, type RollTermOptions, type SavedTerm } from "../terms/roll-term.ts";
import { StringTerm } from "../terms/string-term.ts";
import { buildTerms } from "./build-terms.ts";
import { evaluateTerms, evaluateTermsSync, requireFewDice, totalOf } from "./evaluate-terms.ts";
import { collapseInlineResult, expandInlineResult, rollAnchor, type RollAnchorOptions } from "./roll-anchor.ts";
import { type RollMessageData, rollToMessage, type ToMessageOptions } from "./roll-to-message.ts";
import { isTurned } from "../../../common/choices.ts";

export type RollData = Record<string, unknown>;
export type RollOptions = RollTermOptions;

/** A roll as stored in a chat message. */
export interface SavedRoll {
  class?: string;
  formula: string;
  options?: RollOptions;
  terms?: (SavedTerm | RollTerm)[];
  dice?: (SavedTerm | DiceTerm)[];
  total?: number | undefined;
  evaluated?: boolean;
}

export interface RollRenderOptions {
  flavor?: string | undefined;
  template?: string;
  isPrivate?: boolean;
  message?: unknown;
}

/** A dice formula and, once evaluated, its results. An evaluated roll does not change any more. Source: platform.md §5. */
export class Roll {
  declare ["constructor"]: typeof Roll;
  static CHAT_TEMPLATE = "templates/dice/roll.hbs";
  static TOOLTIP_TEMPLATE = "templates/dice/tooltip.hbs";

  data: RollData;
  options: RollOptions;
  terms: RollTerm[];
  _dice: DiceTerm[] = [];
  _formula: string;
  _evaluated = false;
  _total: number | undefined;

  /** @throws {FormulaError} naming the part of the formula that cannot be parsed */
  constructor(formula: string, data: object = {}, options: RollOptions = {}) {
    this.data = this._prepareData(objectOf(data));
    this.options = options;
    const Class = this.constructor;
    this.terms = Class.parse(formula, this.data);
    this._formula = Class.getFormula(this.terms);
  }

  protected _prepareData(data: RollData): RollData {
    return data;
  }

  /* Static members */

  static get defaultImplementation(): typeof Roll {
    return diceConfig.rolls[0] ?? Roll;
  }

  static create(formula: string, data: object = {}, options: RollOptions = {}): Roll {
    return new this.defaultImplementation(formula, data, options);
  }

  get formula(): string {
    return this._formula;
  }

  /** The totals of the terms in the formula: "3 + 2". */
  get result(): string {
    return tidy(this.terms.map((term) => String(term.total ?? "")).join(""));
  }

  get total(): number | undefined {
    return this._evaluated ? this._total : undefined;
  }

  get product(): number | undefined {
    return this.total;
  }

  /** Every die of the roll, also those in parentheses, pools and functions. */
  get dice(): DiceTerm[] {
    const deciding = this._evaluated ? this._dice : this.terms.flatMap(decidingDice);
    return [...deciding, ...this.terms.flatMap(diceOf)];
  }

  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  /* Parsing formulas */

  /** Missing data counts as 0. UNCONFIRMED: as in Foundry. */
  static parse(formula = "", data: object = {}): RollTerm[] {
    if (!formula) return [];
    return buildTerms(this.replaceFormulaData(formula, data, isTurned("missing-data") ? {} : { missing: "0" }));
  }

  static validate(formula: string): boolean {
    try {
      const roll = new this(formula.replace(/@([a-z.0-9_-]+)/gi, "1"));
      return roll.terms.length > 0 && !roll.terms.some((term) => term instanceof StringTerm);
    } catch {
      return false;
    }
  }

  static replaceFormulaData(
    formula: string,
    data: object,
    { missing, warn = false }: { missing?: string; warn?: boolean } = {},
  ): string {
    const tell = (names: readonly string[]): void => {
      notifications.warn(`The formula "${formula}" asks for what is not there: ${names.map((name) => `@${name}`).join(", ")}`);
    };
    return replaceFormulaData(formula, data, { missing, onMissing: warn ? tell : undefined });
  }

  static getFormula(terms: readonly RollTerm[]): string {
    return terms.map((term, index) => (isSign(terms, index) ? term.formula.trim() : term.formula)).join("");
  }

  resetFormula(): string {
    return (this._formula = this.constructor.getFormula(this.terms));
  }

  /** The value of an expression without dice. */
  static safeEval(expression: string): number {
    return new Roll(expression).evaluateSync().total ?? NaN;
  }

  /** Gives every part without a flavor this one. */
  propagateFlavor(flavor: string): void {
    for (const term of this.terms) if (!(term instanceof OperatorTerm)) term.options.flavor ??= flavor;
    this.resetFormula();
  }

  /** Multiplies the number of every die, then adds to it; `multiplyNumeric` also multiplies plain numbers. */
  alter(multiply: number, add: number, { multiplyNumeric = false } = {}): this {
    if (this._evaluated) throw new Error(`The roll "${this.formula}" is evaluated already and cannot be altered`);
    for (const term of this.terms) {
      if (term instanceof DiceTerm) term.alter(multiply, add);
      else if (multiplyNumeric && term instanceof NumericTerm) term.number *= multiply;
    }
    this.resetFormula();
    return this;
  }

  /* Evaluating */

  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    this.#begin();
    await this._evaluate(options);
    return this;
  }

  /** @throws {Error} if dice are needed, unless `strict` is false or every face is minimized or maximized */
  evaluateSync(options: EvaluationOptions = {}): this {
    this.#begin();
    return this._evaluateSync(options);
  }

  #begin(): void {
    if (this._evaluated) throw new Error(`The roll "${this.formula}" is evaluated already; reroll() throws it again`);
    this._evaluated = true;
  }

  protected async _evaluate(options: EvaluationOptions): Promise<this> {
    await evaluateTerms(this.terms, options);
    return this.#settle(options);
  }

  protected _evaluateSync(options: EvaluationOptions): this {
    evaluateTermsSync(this.terms, options);
    return this.#settle(options);
  }

  #settle({ allowStrings = false }: EvaluationOptions): this {
    this._dice = this.terms.flatMap(decidingDice);
    requireFewDice(this.dice, this.formula);
    const isWord = this.terms.length === 1 && this.terms[0] instanceof StringTerm;
    if (!(isWord && allowStrings)) this._total = this._evaluateTotal();
    return this;
  }

  protected _evaluateTotal(): number {
    return totalOf(this.terms, this.formula);
  }

  roll(options: EvaluationOptions = {}): Promise<this> {
    return this.evaluate(options);
  }

  clone(): this {
    return new this.constructor(this._formula, this.data, this.options) as this;
  }

  /** The same formula rolled again; this roll does not change. */
  reroll(options: EvaluationOptions = {}): Promise<this> {
    return this.clone().evaluate(options);
  }

  /** Rolls a formula `n` times and returns the totals. */
  static async simulate(formula: string, n = 10_000): Promise<number[]> {
    const totals: number[] = [];
    for (let i = 0; i < n; i++) totals.push((await new this(formula).evaluate({ allowInteractive: false })).total ?? NaN);
    return totals;
  }

  /* Saving and restoring */

  toJSON(): Required<Omit<SavedRoll, "total">> & { total: number | undefined } {
    return {
      class: this.constructor.name,
      options: this.options,
      dice: this._dice,
      formula: this._formula,
      terms: this.terms.map((term) => term.toJSON() as SavedTerm),
      total: this.total,
      evaluated: this._evaluated,
    };
  }

  /**
   * Restores a saved roll with the class it names.
   * @throws {Error} naming an unregistered class of the roll or of one of its terms
   */
  static fromData<T extends typeof Roll>(this: T, data: SavedRoll): InstanceType<T> {
    if (data.class && data.class !== this.name) {
      const found = diceConfig.rolls.find((Class) => Class.name === data.class);
      if (!found) throw new Error(`No kind of roll is called "${data.class}"`);
      return found.fromData(data) as InstanceType<T>;
    }
    const roll = new this("", {}, data.options) as InstanceType<T>;
    roll.terms = data.terms ? data.terms.map(reviveTerm) : this.parse(data.formula);
    roll._dice = (data.dice ?? []).map(reviveTerm).filter((term) => term instanceof DiceTerm);
    roll._formula = asText(data.formula);
    roll._evaluated = data.evaluated ?? true;
    roll._total = data.total;
    return roll;
  }

  static fromJSON<T extends typeof Roll>(this: T, json: string): InstanceType<T> {
    return this.fromData(JSON.parse(json) as SavedRoll);
  }

  /** @throws {Error} if only some of the terms are evaluated */
  static fromTerms<T extends typeof Roll>(this: T, terms: RollTerm[], options: RollOptions = {}): InstanceType<T> {
    const open = terms.filter((term) => !term._evaluated && !(term instanceof OperatorTerm || term instanceof NumericTerm));
    const evaluated = terms.length > 0 && open.length === 0 && terms.some((term) => term._evaluated);
    if (!evaluated && terms.some((term) => term._evaluated && term instanceof DiceTerm)) {
      throw new Error("A roll is made of terms that are all evaluated or all not evaluated yet");
    }
    const roll = new this("", {}, options) as InstanceType<T>;
    roll.terms = terms;
    roll.resetFormula();
    roll._evaluated = evaluated;
    if (evaluated) roll._total = roll._evaluateTotal();
    return roll;
  }

  toString(): string {
    return this._formula;
  }

  /* Display */

  /** The context for the template of a chat card; without results for those who may not see it. */
  protected async _prepareChatRenderContext({ flavor, isPrivate = false }: RollRenderOptions = {}): Promise<
    Record<string, unknown>
  > {
    return {
      formula: isPrivate ? "???" : this._formula,
      flavor: isPrivate ? null : (flavor ?? this.options.flavor),
      user: currentUser()?.id ?? null,
      tooltip: isPrivate ? "" : await this.getTooltip(),
      total: isPrivate ? "?" : Math.round((this.total ?? 0) * 100) / 100,
    };
  }

  async render(options: RollRenderOptions = {}): Promise<string> {
    if (!this._evaluated) await this.evaluate({ allowInteractive: !options.isPrivate });
    const context = await this._prepareChatRenderContext(options);
    return renderTemplate(options.template ?? this.constructor.CHAT_TEMPLATE, context);
  }

  /** The faces of every die, as HTML. */
  getTooltip(): Promise<string> {
    const parts: DiceTooltip[] = this.dice.map((die) => die.getTooltipData());
    return renderTemplate(this.constructor.TOOLTIP_TEMPLATE, { parts });
  }

  toAnchor(options: RollAnchorOptions = {}): HTMLAnchorElement {
    return rollAnchor(this, options);
  }

  static expandInlineResult(anchor: HTMLAnchorElement): Promise<void> {
    return expandInlineResult(anchor, (json) => this.fromJSON(json));
  }

  static collapseInlineResult(anchor: HTMLAnchorElement): void {
    collapseInlineResult(anchor);
  }

  /** Sends the roll to chat; with `create: false`, returns the data of the message instead. */
  toMessage(messageData: RollMessageData = {}, options: ToMessageOptions = {}): Promise<object | undefined> {
    return rollToMessage(this, messageData, options);
  }
}

function reviveTerm(term: SavedTerm | RollTerm): RollTerm {
  return term instanceof RollTerm ? term : RollTerm.fromData(term);
}

/** The dice that determine a term's number of dice or faces. */
function decidingDice(term: RollTerm): DiceTerm[] {
  return term instanceof DiceTerm ? term.dice : [];
}

function diceOf(term: RollTerm): DiceTerm[] {
  if (term instanceof DiceTerm) return [term];
  const holds = term instanceof PoolTerm || term instanceof ParentheticalTerm || term instanceof FunctionTerm;
  return holds ? term.dice : [];
}

/** Whether the operator at this index is the sign of what follows. */
function isSign(terms: readonly RollTerm[], index: number): boolean {
  const isOperator = (term: RollTerm | undefined): boolean => term === undefined || term instanceof OperatorTerm;
  return isOperator(terms[index]) && isOperator(terms[index - 1]);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
