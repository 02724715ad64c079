import { gameName } from "../game-name.ts";
import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { text, type Text } from "../text.ts";

interface GameCard {
  readonly id: string;
  readonly name: Text;
  /** One line. */
  readonly line: Text;
  /** What dice are thrown, in a few words. */
  readonly dice: Text;
  readonly played: boolean;
}

export interface ChooseGameView {
  readonly intro: Text;
  readonly mayChoose: boolean;
  readonly cards: readonly GameCard[];
}

/** The window in which the GM chooses the game; players see who chooses. `played` is null until a game is chosen. */
export function chooseGameView(played: string | null, mayChoose: boolean): ChooseGameView {
  return {
    intro: text(introOf(played, mayChoose)),
    mayChoose,
    cards: RULESET_IDS.map((id) => ({
      id,
      name: gameName(id),
      line: text(`NORN.Game.Line.${id}`),
      dice: text(`NORN.Game.Dice.${id}`),
      played: id === played,
    })),
  };
}

function introOf(played: string | null, mayChoose: boolean): string {
  if (mayChoose) return "NORN.ChooseGame.Intro";
  return played === null ? "NORN.ChooseGame.AskGM" : "NORN.ChooseGame.NotYours";
}
