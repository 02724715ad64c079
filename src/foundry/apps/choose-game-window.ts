import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { chooseGameView } from "../../view/apps/choose-game.view.ts";
import { activeRuleset, gameChosen } from "../settings/active-game.ts";
import { NornWindow } from "./norn-window.ts";
import { templatePath } from "../words/template-path.ts";
import { onTarget } from "../words/on-target.ts";

/** A card for each game: the GM chooses the world's game. Players see who chooses. */
export class ChooseGameWindow extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-choose-game",
    classes: ["norn", "norn-choose-game"],
    position: { width: 560 },
    window: { title: "NORN.ChooseGame.Title", icon: "fa-solid fa-dice" },
    actions: onTarget({ choose: ({ game: id = "" }, window: ChooseGameWindow) => window.#choose(id) }),
  };

  static override PARTS = { body: { template: templatePath("apps/choose-game.hbs") } };

  protected override async _prepareContext(): Promise<object> {
    return chooseGameView(gameChosen() ? activeRuleset().id : null, game.user.isGM);
  }

  async #choose(named: string): Promise<void> {
    const chosen = RULESET_IDS.find((id) => id === named);
    if (!chosen) throw new Error(`There is no game called "${named}".`);
    await game.settings.set("norn", "game", chosen);
    await this.close();
  }
}
