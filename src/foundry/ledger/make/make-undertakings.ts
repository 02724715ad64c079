import type { NornChatMessage } from "../../documents/norn-chat-message.ts";
import type { ActionNow } from "../action-state.ts";
import { ledgerActor } from "../ledger-documents.ts";
import { madeInReach } from "./made-in-reach.ts";
import { hasMade, makingRoll } from "./making-roll.ts";

/** What this user may still do with a roll about aspects made in play. */
export interface MakeUndertakings {
  readonly makes: boolean;
  readonly removes: boolean;
}

export function makeUndertakings(message: NornChatMessage<"action">, now: ActionNow): MakeUndertakings {
  const roller = ledgerActor(message.system.actor ?? "");
  if (!roller?.isOwner || hasMade(now)) return { makes: false, removes: false };
  const { making } = now.ruleset;
  const { outcome, traits } = makingRoll(message, now);
  if (outcome?.success === false && making.removal !== "quality") return { makes: false, removes: false };
  return {
    makes: outcome?.success !== false && making.ways(traits, now.dials).length > 0,
    removes: making.removal !== "agreed" && madeInReach(roller).length > 0,
  };
}
