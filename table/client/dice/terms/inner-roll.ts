import { diceConfig } from "../dice-config.ts";
import { type Roll, type SavedRoll } from "../roll/roll.ts";
import type { RollTerm } from "./roll-term.ts";

/** A roll of the default class, for what is inside a term. */
export function newRoll(formula: string): Roll {
  return new (defaultRoll())(formula);
}

export function rollOfTerms(terms: RollTerm[]): Roll {
  return defaultRoll().fromTerms(terms);
}

/** A roll that may still be in saved form. */
export function reviveRoll(roll: Roll | SavedRoll): Roll {
  return "evaluateSync" in roll ? roll : defaultRoll().fromData(roll);
}

function defaultRoll(): typeof Roll {
  const found = diceConfig.rolls[0];
  if (!found) throw new Error("CONFIG.Dice.rolls is empty");
  return found;
}
