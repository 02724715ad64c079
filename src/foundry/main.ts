import "../../styles/norn.css";
import { registerChat } from "./chat/register-chat.ts";
import { registerDice } from "./dice/register-dice.ts";
import { registerDrag } from "./drag/register-drag.ts";
import { askForGame } from "./hooks/ask-for-game.ts";
import { renderOnGameChange } from "./hooks/render-on-game-change.ts";
import { registerBreaks } from "./ledger/breaks/register-breaks.ts";
import { registerPool } from "./ledger/pool/register-pool.ts";
import { registerHistory } from "./ledger/history/register-history.ts";
import { registerCompel } from "./ledger/compel/register-compel.ts";
import { registerLedger } from "./ledger/register-ledger.ts";
import { registerHandlebarsHelpers } from "./registration/handlebars-helpers.ts";
import { nornApi } from "./registration/norn-api.ts";
import { registerDataModels } from "./registration/register-data-models.ts";
import { registerDocuments } from "./registration/register-documents.ts";
import { registerSheets } from "./registration/register-sheets.ts";
import { registerTrackableAttributes } from "./registration/register-trackable-attributes.ts";
import { registerTypeIcons } from "./registration/register-type-icons.ts";
import { registerKeptChoices } from "./roll/kept-choices.ts";
import { registerMenus } from "./settings/register-menus.ts";
import { registerSettings } from "./settings/register-settings.ts";
import { registerStrip } from "./strip/register-strip.ts";

Hooks.once("init", () => {
  game.norn = nornApi;
  registerSettings();
  registerMenus();
  registerDocuments();
  registerDataModels();
  registerTypeIcons();
  registerTrackableAttributes();
  registerHandlebarsHelpers();
  registerSheets();
  registerDice();
  registerKeptChoices();
  registerChat();
  registerDrag();
  registerLedger();
  registerCompel();
  registerHistory();
  registerStrip();
  registerBreaks();
  registerPool();
  renderOnGameChange();
});

Hooks.once("ready", () => {
  void askForGame();
});
