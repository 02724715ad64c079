import { RollTerm, type RollTermData } from "./roll-term.ts";

export interface NumericTermData extends RollTermData {
  number: number;
}

/** A plain number. */
export class NumericTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["number"];

  number: number;

  constructor({ number, ...data }: NumericTermData) {
    super(data);
    this.number = number;
  }

  override get expression(): string {
    return String(this.number);
  }

  override get total(): number {
    return this.number;
  }
}
