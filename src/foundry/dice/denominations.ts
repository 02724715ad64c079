import { FudgeOneDie, FudgeSixDie, NornFateDie, StrandsSixDie } from "./fudge-dice.ts";
import { EightPoolDie, PoolDie, SixPlusOneDie, TenHitsDie } from "./pool-dice.ts";

/** Norn's dice. */
export const DICE = [
  NornFateDie,
  FudgeOneDie,
  FudgeSixDie,
  StrandsSixDie,
  TenHitsDie,
  PoolDie,
  EightPoolDie,
  SixPlusOneDie,
] as const;

function letters(): Record<string, (typeof DICE)[number]> {
  return Object.fromEntries(DICE.map((die) => [die.DENOMINATION, die]));
}

/** Letters that a module has given to a die of its own. */
export function takenDenominations(): string[] {
  return Object.entries(letters()).flatMap(([letter, die]) => (CONFIG.Dice.terms[letter] === die ? [] : [letter]));
}

export function claimDenominations(): void {
  Object.assign(CONFIG.Dice.terms, letters());
}

/** Reads a formula of ours with our dice, also where a module has taken one of their letters. */
export function withOurDice<Read>(read: () => Read): Read {
  const theirs = Object.fromEntries(takenDenominations().map((letter) => [letter, CONFIG.Dice.terms[letter]]));
  claimDenominations();
  try {
    return read();
  } finally {
    Object.assign(CONFIG.Dice.terms, theirs);
  }
}
