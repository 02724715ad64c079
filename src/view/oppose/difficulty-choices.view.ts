import { ok, type Result } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { largestDifficulty } from "../../rules/roll/review-request.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import { difficultyOptions } from "../roll/ladder-options.view.ts";
import { readDifficulty, type RollFormRefusal } from "../roll/read-roll-form.ts";
import { OWN_DIFFICULTY } from "../roll/roll-form.ts";
import { type Text, text } from "../text.ts";

export interface DifficultyChoices {
  readonly choices: readonly { readonly value: string; readonly label: Text; readonly selected: boolean }[];
  /** A difficulty that is no rung of the game's; "" for none. */
  readonly typed: string;
}

/** The difficulties a roll may be given, with the one it has now. */
export function difficultyChoices(
  ruleset: Ruleset,
  { method, difficulty }: Pick<CheckRequest, "method" | "difficulty">,
  words: boolean,
): DifficultyChoices {
  const rungs = difficultyOptions(ruleset, method, words);
  const isRung = rungs.some(({ value }) => value === difficulty);
  return {
    choices: [
      { value: "", label: text("NORN.Roll.Difficulty.none"), selected: difficulty === null },
      ...rungs.map(({ value, number, label }) => ({
        value: String(value),
        label: label ?? text("NORN.Roll.number", { number }),
        selected: value === difficulty,
      })),
    ],
    typed: difficulty === null || isRung ? "" : String(difficulty),
  };
}

/** What was chosen: a number typed counts before a rung. */
export function readGivenDifficulty(
  { reading }: Pick<CheckRequest, "reading">,
  { rung, typed }: { readonly rung: string; readonly typed: string },
): Result<number | null, RollFormRefusal> {
  if (rung === "" && typed.trim() === "") return ok(null);
  const difficulty = typed.trim() === "" ? rung : OWN_DIFFICULTY;
  return readDifficulty({ difficulty, typed }, largestDifficulty(reading));
}
