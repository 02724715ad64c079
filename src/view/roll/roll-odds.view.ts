import type { Ruleset } from "../../rules/ruleset.ts";
import { type RankView, rankView, signed, unsigned } from "../rank.view.ts";
import { text, type Text } from "../text.ts";
import type { RollOdds } from "./roll-odds.ts";

interface OddsColumn {
  readonly label: Text;
  /** Height in hundredths of the tallest column. */
  readonly height: number;
  readonly reaches: boolean;
}

export interface OddsView {
  /** The difficulty, where it was added up or something makes it less. */
  readonly difficulty: Text | null;
  /** The chance of success; without a difficulty, the usual total. */
  readonly sentence: Text;
  readonly percent: number | null;
  readonly columns: readonly OddsColumn[];
  readonly lowest: string;
  readonly highest: string;
}

interface OddsForm {
  /** Totals are ranks with words and signs. */
  readonly ladder: boolean;
  readonly words: boolean;
  /** The difficulty is not as it was chosen: it was added up, or something makes it less. */
  readonly summed: boolean;
}

/** Chances as a sentence and a row of columns. */
export function rollOddsView(odds: RollOdds, ruleset: Ruleset, { ladder, words, summed }: OddsForm): OddsView {
  const tallest = Math.max(...odds.bars.map(({ share }) => share));
  const number = (total: number): string => (ladder ? signed(total) : unsigned(total));
  const named = (total: number) => (ladder ? rankView(ruleset, total, words) : { number: unsigned(total), word: null });
  return {
    difficulty: summed && odds.needed !== null ? difficultyText(named(odds.needed)) : null,
    sentence: odds.success === null ? usualText(odds.usual, named) : chanceSentence(odds.success),
    percent: odds.success === null ? null : Math.round(odds.success * 100),
    columns: odds.bars.map(({ total, share, reaches }) => ({
      label: text("NORN.Roll.Odds.column", { total: number(total), percent: percentOf(share) }),
      height: Math.max(2, Math.round((100 * share) / tallest)),
      reaches: odds.success !== null && reaches,
    })),
    lowest: number(odds.bars[0]?.total ?? 0),
    highest: number(odds.bars.at(-1)?.total ?? 0),
  };
}

/** Nothing that can fail is called certain, and nothing that can happen impossible. */
function chanceSentence(success: number): Text {
  if (success === 0) return text("NORN.Roll.Odds.never");
  if (success === 1) return text("NORN.Roll.Odds.always");
  if (success < 0.01) return text("NORN.Roll.Odds.hardly");
  if (success > 0.99) return text("NORN.Roll.Odds.nearly");
  return text("NORN.Roll.Odds.chance", { percent: Math.round(success * 100) });
}

function usualText({ total, share }: RollOdds["usual"], named: (total: number) => RankView): Text {
  const { number, word } = named(total);
  const percent = Math.round(share * 100);
  return word ? text("NORN.Roll.Odds.usualWord", { percent, number, word }) : text("NORN.Roll.Odds.usual", { percent, number });
}

function difficultyText({ number, word }: RankView): Text {
  return word ? text("NORN.Roll.Odds.difficultyWord", { number, word }) : text("NORN.Roll.Odds.difficulty", { number });
}

/** One decimal below ten: rare totals differ by fractions. */
function percentOf(share: number): string {
  const percent = share * 100;
  return percent < 10 ? percent.toFixed(1) : String(Math.round(percent));
}
