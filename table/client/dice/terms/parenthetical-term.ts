import { diceConfig } from "../dice-config.ts";
import type { Roll, SavedRoll } from "../roll/roll.ts";
import type { DiceTerm } from "./dice-term.ts";
import { type EvaluationOptions, RollTerm, type RollTermData } from "./roll-term.ts";
import { newRoll, reviveRoll } from "./inner-roll.ts";

export interface ParentheticalTermData extends RollTermData {
  term?: string;
  roll?: Roll | SavedRoll | undefined;
}

/** A formula in parentheses. */
export class ParentheticalTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term", "roll"];

  term: string;
  roll: Roll;

  constructor({ term = "", roll, ...data }: ParentheticalTermData = {}) {
    super(data);
    this.roll = roll ? reviveRoll(roll) : newRoll(term);
    this.term = term || this.roll.formula;
  }

  override get expression(): string {
    return `(${this.term})`;
  }

  override get total(): number | undefined {
    return this.roll.total;
  }

  get dice(): DiceTerm[] {
    return this.roll.dice;
  }

  static override isDeterministic(term: RollTerm, options: EvaluationOptions = {}): boolean {
    return (
      term instanceof ParentheticalTerm && term.roll.terms.every((inner) => inner.constructor.isDeterministic(inner, options))
    );
  }

  protected override _evaluate(options: EvaluationOptions): this | Promise<this> {
    if (this.roll._evaluated) return this;
    if (options.strict !== undefined) {
      this.roll.evaluateSync(options);
      return this;
    }
    return this.roll.evaluate(options).then(() => this);
  }

  static fromTerms(terms: RollTerm[], options: RollTermData["options"] = {}): ParentheticalTerm {
    const Roll = diceConfig.rolls[0];
    if (!Roll) throw new Error("CONFIG.Dice.rolls is empty");
    const roll = Roll.fromTerms(terms);
    return new this({ term: roll.formula, roll, options });
  }
}
