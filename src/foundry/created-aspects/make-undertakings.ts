import { assesses } from "../../rules/index.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { ActionNow } from "../ledger/action-state.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { madeInReach } from "./made-in-reach.ts";
import { assessedOn, hasMade, makingRoll } from "./making-roll.ts";

/** What this user may still do with a roll about aspects made in play. */
export interface MakeUndertakings {
  readonly makes: boolean;
  readonly removes: boolean;
  readonly assesses: boolean;
  /** Id of the roll where this reader says what there is, "" for anybody else. */
  readonly reveals: string;
}

const NOTHING: MakeUndertakings = { makes: false, removes: false, assesses: false, reveals: "" };

export function makeUndertakings(message: NornChatMessage<"action">, now: ActionNow): MakeUndertakings {
  const roller = ledgerActor(message.system.actor ?? "");
  if (!roller?.isOwner || hasMade(now)) return NOTHING;
  const { making } = now.ruleset;
  const roll = makingRoll(message, now);
  const { outcome, traits } = roll;
  if (outcome?.success === false && making.removal !== "quality") return NOTHING;
  const discovers = assesses(now, roll).ok;
  return {
    makes: outcome?.success !== false && making.ways(traits, now.dials).length > 0,
    removes: making.removal !== "agreed" && madeInReach(roller).length > 0,
    assesses: discovers && !game.user.isGM && !assessedOn(now),
    reveals: discovers && game.user.isGM ? (message.id ?? "") : "",
  };
}
