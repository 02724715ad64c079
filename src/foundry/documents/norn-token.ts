import { barsMode } from "../../view/condition/condition-seen.ts";
import { conditionSeenBy, activeGame } from "../settings/active-game.ts";
import { pointsBarOf, POINTS_ATTRIBUTE } from "./token-bar.ts";
import { NornActor } from "./norn-actor.ts";

type BarOf = TokenDocument["getBarAttribute"];

/** A token, whose bars are shown to those the world says. */
export class NornToken extends TokenDocument {
  override prepareBaseData(): void {
    super.prepareBaseData();
    this.displayBars = barsMode(conditionSeenBy(), this._source.displayBars, CONST.TOKEN_DISPLAY_MODES);
  }

  /** Fate points are a bar, too. */
  override getBarAttribute(...args: Parameters<BarOf>): ReturnType<BarOf> {
    if (conditionSeenBy() === "gm" && !game.user.isGM) return null;
    const shown = super.getBarAttribute(...args);
    if (shown?.attribute !== POINTS_ATTRIBUTE || !(this.actor instanceof NornActor)) return shown;
    return { ...shown, type: "bar", ...pointsBarOf(this.actor, activeGame()) };
  }
}

/** The world says differently now: the tokens of the viewed scene are redrawn. */
export function redrawTokens(): void {
  for (const scene of game.scenes) for (const token of scene.tokens) token.prepareBaseData();
  if (canvas?.ready) void canvas.draw();
}
