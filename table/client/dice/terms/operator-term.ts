import { RollTerm, type RollTermData } from "./roll-term.ts";

export interface OperatorTermData extends RollTermData {
  operator: string;
}

/** An operator between two terms, or the sign before one. */
export class OperatorTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["operator"];
  static OPERATORS = ["+", "-", "*", "/", "%"];

  operator: string;

  constructor({ operator, ...data }: OperatorTermData) {
    super(data);
    if (!OperatorTerm.OPERATORS.includes(operator)) throw new Error(`"${operator}" is not an operator of a dice formula`);
    this.operator = operator;
  }

  override get expression(): string {
    return ` ${this.operator} `;
  }

  override get total(): string {
    return ` ${this.operator} `;
  }
}
