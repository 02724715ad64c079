import * as ours from "../../common/ours.ts";
import type { WorldPayload } from "../../common/wire.ts";
import { provideDocumentDatabase } from "../../common/abstract/document-database.ts";
import { registerApplicationSettings } from "../applications/settings/register-core-settings.ts";
import { adaptSceneConfig } from "../applications/sheets/scene-config.ts";
import { TooltipManager } from "../applications/ux/tooltip-manager.ts";
import { clientState } from "../core/client-state.ts";
import type { ClientConfig } from "../core/config-types.ts";
import { adaptConfig } from "../core/config.ts";
import { registerCoreKeybindings } from "../core/core-keybindings.ts";
import { registerCoreSettings } from "../core/core-settings.ts";
import { Game } from "../core/game.ts";
import { getConfig } from "../core/globals.ts";
import { neverCalled } from "../core/never-called.ts";
import { Hooks } from "../core/hooks.ts";
import type { ClientSocket } from "../core/socket-link.ts";
import { listenForQueries } from "../core/user-queries.ts";
import { clientDatabase } from "../data/client-database.ts";
import { answerAsClient } from "./host-answers.ts";
import type { Inbox } from "./inbox.ts";
import { receiveArrival } from "./listen-to-server.ts";
import { labelTypes, loadLanguages } from "./load-languages.ts";
import { startInterface } from "./page-interface.ts";
import { trimGeneration } from "./trim-generation.ts";
import { watchConnection } from "./watch-connection.ts";
import { turnRound } from "../../common/choices.ts";

/** Makes the names and the data those of this generation. Before the system's modules, which read them as they are loaded. */
export function prepareGeneration(config: ClientConfig, generation: number): void {
  answerAsClient(generation);
  adaptConfig(config, generation);
  trimGeneration(generation);
  adaptSceneConfig(generation);
}

/** Creates the game: its settings can be read, its documents do not exist yet. */
export function createGame(payload: WorldPayload, socket: ClientSocket): Game {
  const { generation } = payload.release;
  turnRound(payload.otherwise ?? []);
  provideDocumentDatabase(clientDatabase);
  const game = new Game(payload, socket);
  clientState.game = game;
  registerCoreSettings(game.settings, game.time, { generation, diagonals: game.system.grid.diagonals });
  game[ours.initializeSettings]();
  registerApplicationSettings();
  registerCoreKeybindings(game.keybindings);
  return game;
}

/** Runs the game's start-up hooks: init, i18nInit, setup, ready (platform.md §8). */
export async function runGame(game: Game, inbox: Inbox): Promise<void> {
  Hooks.callAll("init");
  game.keybindings.initialize();
  labelTypes();
  await loadLanguages();
  Hooks.callAll("i18nInit");
  game[ours.initializeDocuments]();
  inbox.open(receiveArrival);
  listenForQueries();
  Hooks.callAll("setup");
  startTooltips(game);
  await startInterface(getConfig());
  game.keyboard[ours.listen](document);
  game.keybindings[ours.listen](document);
  watchConnection();
  await game.time.sync();
  game.ready = true;
  Hooks.callAll("ready");
  tellNeverCalled();
}

/** What the system would wait for in vain is said once, with its name. */
function tellNeverCalled(): void {
  const names = neverCalled(getConfig(), Object.keys(Hooks.events));
  if (names.length > 0) console.warn(`The Table never calls what the system waits for: ${names.join(", ")}`);
}

function startTooltips(game: Game): void {
  const tooltip = new TooltipManager.implementation();
  tooltip.activateEventListeners();
  game.tooltip = tooltip;
}
