import { CampaignDialsWindow } from "../apps/campaign-dials-window.ts";
import { ChooseGameWindow } from "../apps/choose-game-window.ts";
import { BreaksWindow } from "../breaks/breaks-window.ts";

export function registerMenus(): void {
  game.settings.registerMenu("norn", "chooseGame", {
    name: "NORN.ChooseGame.Title",
    label: "NORN.ChooseGame.Open",
    hint: "NORN.ChooseGame.MenuHint",
    icon: "fa-solid fa-dice",
    type: ChooseGameWindow,
    restricted: true,
  });
  game.settings.registerMenu("norn", "campaignDials", {
    name: "NORN.Dials.Title",
    label: "NORN.Dials.Open",
    hint: "NORN.Dials.MenuHint",
    icon: "fa-solid fa-sliders",
    type: CampaignDialsWindow,
    restricted: true,
  });
  game.settings.registerMenu("norn", "breaks", {
    name: "NORN.Break.title",
    label: "NORN.Break.open",
    hint: "NORN.Break.menuHint",
    icon: "fa-solid fa-flag",
    type: BreaksWindow,
    restricted: true,
  });
}
