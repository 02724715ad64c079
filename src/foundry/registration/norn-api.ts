import * as rules from "../../rules/api.ts";
import * as rulesBefore from "../../rules/deprecated-api.ts";
import { chooseGame } from "../welcome/choose-game.ts";
import { isActorOfType, isItemOfType, isMessageOfType } from "../documents/of-type.ts";
import { importActor } from "../exchange/open-import.ts";
import { invokeOnOpenRoll } from "../invoke/open-roll.ts";
import { openRulesHere } from "../apps/open-rules-of.ts";
import { openBreaks } from "../breaks/register-breaks.ts";
import { openHistory } from "../history/open-history.ts";
import { spendByUuid } from "../spend/open-spend.ts";
import { compelByUuid } from "../compel/open-compel.ts";
import { activeRuleset, dialValues, gameChosen } from "../settings/active-game.ts";
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
import { withDeprecated } from "./with-deprecated.ts";

function warnOfRule(name: string): void {
  const options = { since: "Norn 0.1", until: "Norn 0.2", once: true };
  foundry.utils.logCompatibilityWarning(`game.norn.rules.${name} is not part of what Norn offers.`, options);
}

/** What macros and modules may use, as `game.norn`. */
export const nornApi = {
  /** The rules core: pure functions and data. */
  rules: withDeprecated(rules, rulesBefore, warnOfRule),
  /** Named so since 0.1. */
  currentRuleset: activeRuleset,
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
