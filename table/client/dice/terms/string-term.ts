import { type EvaluationOptions, RollTerm, type RollTermData } from "./roll-term.ts";

export interface StringTermData extends RollTermData {
  term: string;
}

/** A word that is neither a number nor dice. A formula can only have it where strings are allowed. */
export class StringTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term"];

  term: string;

  constructor({ term, ...data }: StringTermData) {
    super(data);
    this.term = term;
  }

  override get expression(): string {
    return this.term;
  }

  override get total(): string {
    return this.term;
  }

  protected override _evaluate({ allowStrings = false }: EvaluationOptions): this {
    if (!allowStrings) throw new Error(`"${this.term}" is neither a number nor dice`);
    return this;
  }
}
