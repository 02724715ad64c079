import * as rules from "../../rules/index.ts";
import { chooseGame } from "./choose-game.ts";
import { isActorOfType, isItemOfType, isMessageOfType } from "../documents/of-type.ts";
import { importActor } from "../exchange/open-import.ts";
import { openRulesHere } from "../help/open-rules-of.ts";
import { openBreaks } from "../breaks/register-breaks.ts";
import { openHistory } from "../history/open-history.ts";
import { spendByUuid } from "../spend/open-spend.ts";
import { compelByUuid } from "../compel/open-compel.ts";
import { currentRuleset, dialValues, gameChosen } from "../settings/current-game.ts";
import {
  changePoolBy,
  enterSceneByUuid,
  exportActorByUuid,
  payDebtByUuid,
  recoveryByUuid,
  rollTraitByUuid,
  sendToChatByUuid,
} from "./by-uuid.ts";
import { byDocument, byDocumentOrNone } from "./given-document.ts";
import { invokeOnOpenRoll } from "../entries/open-roll.ts";

/** What macros and modules may use, as `game.norn`. */
export const nornApi = {
  /** The rules core: pure functions and data. */
  rules,
  currentRuleset,
  dialValues,
  gameChosen,
  chooseGame,
  nextBreak: openBreaks,
  changePool: changePoolBy,
  enterScene: byDocument(enterSceneByUuid),
  payDebt: byDocument(payDebtByUuid),
  rollTrait: byDocument(rollTraitByUuid),
  sendToChat: byDocument(sendToChatByUuid),
  spend: byDocumentOrNone(spendByUuid),
  compel: byDocumentOrNone(compelByUuid),
  history: byDocumentOrNone(openHistory),
  exportActor: byDocument(exportActorByUuid),
  importActor,
  invoke: byDocumentOrNone(invokeOnOpenRoll),
  recovery: byDocumentOrNone(recoveryByUuid),
  openRules: openRulesHere,
  /** Whether the Foundry this runs in does what Norn needs. Fetched when it is asked for. */
  selfTest: async () => (await import("../self-test/run-self-test.ts")).runSelfTest(),
  isActorOfType,
  isItemOfType,
  isMessageOfType,
};
export type NornApi = typeof nornApi;
