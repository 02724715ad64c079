import { notifyText } from "../words/notify-text.ts";
import { text } from "../../view/text.ts";
import { DICE, claimDenominations, takenDenominations } from "../dice/denominations.ts";
import { threeDPresets, type ThreeDDice } from "../dice/three-d-presets.ts";

/** The dice of the games: by letter for formulas, by class name for stored rolls. */
export function registerDice(): void {
  claimDenominations();
  for (const die of DICE) CONFIG.Dice.termTypes[die.name] = die;
  Hooks.once("ready", warnOfTakenLetters);
  Hooks.once("diceSoNiceReady", tellThreeDDice);
}

/** What a module does to a letter, typed formulas show; rolls from sheets read theirs with our dice. */
function warnOfTakenLetters(): void {
  const taken = takenDenominations();
  if (taken.length === 0 || !game.user.isGM) return;
  notifyText(text("NORN.Dice.lettersTaken", { letters: taken.join(", ") }), { permanent: true });
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
