import { FudgeOneDie, FudgeSixDie, NornFateDie, StrandsSixDie } from "./fudge-dice.ts";
import { EightPoolDie, PoolDie, SixPlusOneDie, TenHitsDie } from "./pool-dice.ts";
import { threeDPresets, type ThreeDDice } from "./three-d-presets.ts";

/** The dice of the four games: by letter for formulas, by class name for stored rolls. */
export function registerDice(): void {
  CONFIG.Dice.terms["f"] = NornFateDie;
  CONFIG.Dice.termTypes[NornFateDie.name] = NornFateDie;
  for (const die of [FudgeOneDie, FudgeSixDie, StrandsSixDie, TenHitsDie, PoolDie, EightPoolDie, SixPlusOneDie]) {
    CONFIG.Dice.terms[die.DENOMINATION] = die;
    CONFIG.Dice.termTypes[die.name] = die;
  }
  Hooks.once("diceSoNiceReady", tellThreeDDice);
}

/** Describes our dice to the module that animates dice in 3-D; it knows the core ones. */
function tellThreeDDice(dice3d: ThreeDDice): void {
  for (const { shape, ...preset } of threeDPresets({
    "fudge-one": "o",
    "fudge-six": "g",
    "strands-six": "s",
    ten: "h",
    six: "p",
    eight: "e",
    "six-plus-one": "u",
  })) {
    dice3d.addDicePreset(preset, shape);
  }
}
