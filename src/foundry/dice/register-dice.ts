import { FudgeOneDie } from "./fudge-one-die.ts";
import { FudgeSixDie } from "./fudge-six-die.ts";
import { NornFateDie } from "./norn-fate-die.ts";
import { PoolDie } from "./pool-die.ts";
import { StrandsSixDie } from "./strands-six-die.ts";
import { TenHitsDie } from "./ten-hits-die.ts";

/** The dice of the four games: by letter for formulas, by class name for rolls that come back from storage. */
export function registerDice(): void {
  CONFIG.Dice.terms["f"] = NornFateDie;
  CONFIG.Dice.termTypes[NornFateDie.name] = NornFateDie;
  for (const die of [FudgeOneDie, FudgeSixDie, StrandsSixDie, TenHitsDie, PoolDie]) {
    CONFIG.Dice.terms[die.DENOMINATION] = die;
    CONFIG.Dice.termTypes[die.name] = die;
  }
}
