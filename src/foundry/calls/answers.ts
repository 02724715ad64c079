import type { DoneOf } from "../../ledger/entry.ts";
import { answersTo } from "../../ledger/kinds/call.ts";
import type { World } from "../../ledger/world.ts";
import type { AnswerInput, CalledInput } from "../../view/calls/call-card.view.ts";
import { isPlayerCharacter } from "../documents/actors-in-play.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { rollStore } from "../ledger/roll-store.ts";

/** Those who were called, and how each has answered. */
export function calledSources(world: World, call: DoneOf<"call">): CalledInput[] {
  const { targets, targetNames } = call.facts;
  const answers = answersTo(world, call, rollStore().madeFor(call.id));
  return targets.map((uuid, index) => {
    const actor = ledgerActor(uuid);
    return {
      uuid,
      name: targetNames[index] ?? actor?.shownName ?? "",
      img: actor?.shownImg ?? "",
      answer: answerOf(answers.get(uuid)),
      plays: actor?.isOwner === true,
      isPlayerCharacter: actor !== null && isPlayerCharacter(actor),
    };
  });
}

function answerOf(id = ""): AnswerInput | null {
  const message = game.messages.get(id);
  return isMessageOfType(message, "action") ? { id, roll: seenRoll(message) } : null;
}

/** Null for a roll that is hidden from this reader, or cannot be read. */
function seenRoll(message: NornChatMessage<"action">): AnswerInput["roll"] {
  const now = message.isLegible ? rollOn(message) : null;
  if (!now?.ok) return null;
  const { roll, state } = now.value;
  return { ruleset: roll.ruleset, dials: roll.dials, request: state.request, faces: state.faces };
}
