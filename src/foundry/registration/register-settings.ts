import { CONDITION_SEEN, USUALLY_SEEN } from "../../view/condition/condition-seen.ts";
import { chooseGame } from "../welcome/choose-game.ts";
import { openBreaks } from "../breaks/register-breaks.ts";
import { redrawTokens } from "../documents/norn-token.ts";
import { announceGame } from "./game-change.ts";
import { AUTHORITY_SETTING, authorityNamed } from "../ledger/authority.ts";
import { FORMER_GMS_SETTING } from "../ledger/former-gms.ts";
import { MIGRATION_SETTING } from "../migrations/run-migrations.ts";
import { refill } from "../ledger/ledger-store.ts";
import { openingBalancesStored } from "../reconcile/reconcile-books.ts";
import { welcomeAgain } from "../welcome/register-welcome.ts";

export function registerSettings(): void {
  registerStored();
  registerChosen();
}

/** What the world keeps, and no one edits among Foundry's settings. */
function registerStored(): void {
  const stored = { scope: "world", config: false, type: Object } as const;
  game.settings.register("norn", "game", { ...stored, type: String, default: "", onChange: announceGame });
  game.settings.register("norn", "dials", { ...stored, default: {}, onChange: announceGame });
  game.settings.register("norn", "npcPool", { ...stored, default: { points: 0, entries: {} } });
  game.settings.register("norn", "leftOut", { ...stored, default: {} });
  game.settings.register("norn", AUTHORITY_SETTING, {
    ...stored,
    default: { client: "", user: "" },
    onChange: authorityNamed,
  });
  game.settings.register("norn", "openingBalances", {
    ...stored,
    default: { documents: [] },
    onChange: openingBalancesStored,
  });
  game.settings.register("norn", MIGRATION_SETTING, { ...stored, type: Number, default: 0 });
  game.settings.register("norn", FORMER_GMS_SETTING, { ...stored, default: {}, onChange: refill });
}

function registerChosen(): void {
  game.settings.register("norn", "condition", {
    name: "NORN.Settings.condition.name",
    hint: "NORN.Settings.condition.hint",
    scope: "world",
    config: true,
    type: String,
    choices: Object.fromEntries(CONDITION_SEEN.map((by) => [by, `NORN.Settings.condition.${by}`])),
    default: USUALLY_SEEN,
    onChange: () => {
      announceGame();
      redrawTokens();
    },
  });
  game.settings.register("norn", "npcsAct", {
    name: "NORN.Settings.npcsAct.name",
    hint: "NORN.Settings.npcsAct.hint",
    scope: "world",
    config: true,
    type: Boolean,
    default: false,
    onChange: announceGame,
  });
  game.settings.register("norn", "ladderWords", {
    name: "NORN.Settings.ladderWords.name",
    hint: "NORN.Settings.ladderWords.hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: true,
    onChange: announceGame,
  });
}

async function openDials(): Promise<void> {
  const { CampaignDialsWindow } = await import("../exchange/campaign-dials-window.ts");
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
  game.settings.registerMenu("norn", "welcome", {
    name: "NORN.Welcome.name",
    label: "NORN.Welcome.show",
    hint: "NORN.Welcome.menuHint",
    icon: "fa-solid fa-door-open",
    type: lazyWindow(welcomeAgain),
    restricted: false,
  });
}

/**
 * The class of a settings menu whose window's code is fetched when it is opened: Foundry needs a class at once, and creates an
 * instance on each click.
 */
function lazyWindow(open: () => Promise<unknown>) {
  return class LazyWindow extends foundry.applications.api.ApplicationV2 {
    override async render(): Promise<this> {
      await open();
      return this;
    }
  };
}
