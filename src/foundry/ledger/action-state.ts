import { type DialValues, type Result, refuse, ok, rulesetById, RULESET_IDS, type Ruleset } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { foldRoll, type FoldedRoll } from "../../view/ledger/fold-roll.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { readStoredFaces, readStoredRequest } from "../roll/stored-request.ts";
import { standingOn } from "./entries.ts";

/** A roll on the table as it stands after everything done to it. */
export interface ActionNow extends FoldedRoll {
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
  readonly entries: readonly Entry[];
}

export function actionNow(message: NornChatMessage<"action">): Result<ActionNow, "roll-unreadable"> {
  const { system } = message;
  const id = RULESET_IDS.find((known) => known === system.game);
  const request = readStoredRequest(system.request);
  if (!id || !request.ok) return refuse("roll-unreadable");
  const ruleset = rulesetById(id);
  const dials = system.dials as DialValues;
  const entries = standingOn(message.id ?? "");
  const start = { request: request.value, faces: readStoredFaces(system.faces) };
  return ok({ ruleset, dials, entries, ...foldRoll(ruleset, start, entries, dials) });
}
