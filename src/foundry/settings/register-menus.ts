import { chooseGame } from "../apps/choose-game.ts";
import { lazyWindow } from "../apps/lazy-window.ts";
import { openBreaks } from "../breaks/open-breaks.ts";

async function openDials(): Promise<void> {
  const { CampaignDialsWindow } = await import("../apps/campaign-dials-window.ts");
  await new CampaignDialsWindow().render({ force: true });
}

export function registerMenus(): void {
  game.settings.registerMenu("norn", "chooseGame", {
    name: "NORN.ChooseGame.Title",
    label: "NORN.ChooseGame.Open",
    hint: "NORN.ChooseGame.MenuHint",
    icon: "fa-solid fa-dice",
    type: lazyWindow(chooseGame),
    restricted: true,
  });
  game.settings.registerMenu("norn", "campaignDials", {
    name: "NORN.Dials.Title",
    label: "NORN.Dials.Open",
    hint: "NORN.Dials.MenuHint",
    icon: "fa-solid fa-sliders",
    type: lazyWindow(openDials),
    restricted: true,
  });
  game.settings.registerMenu("norn", "breaks", {
    name: "NORN.Break.title",
    label: "NORN.Break.open",
    hint: "NORN.Break.menuHint",
    icon: "fa-solid fa-flag",
    type: lazyWindow(openBreaks),
    restricted: true,
  });
}
