import { type NotedRoll, RollIndex } from "../../ledger/roll/roll-index.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { onRoll } from "../documents/on-change.ts";

const index = new RollIndex();
let filled = false;

/** Every roll this client knows. Filled from the log on first use. */
export function rollStore(): RollIndex {
  if (!filled) {
    filled = true;
    for (const message of game.messages) if (isMessageOfType(message, "action")) index.add(noted(message));
  }
  return index;
}

function noted({ id, timestamp, author, system }: NornChatMessage<"action">): NotedRoll {
  const { actor, targets, madeFor, attack } = system;
  return {
    id: id ?? "",
    timestamp,
    author: author?.id ?? "",
    actor: actor ?? "",
    targets: targets.map(({ uuid }) => uuid),
    madeFor,
    isAttack: attack !== null,
    mayAttack: attack !== null || isForNothing(system),
  };
}

function isForNothing({ madeFor, challenge, treats, buys, aim, run }: NornChatMessage<"action">["system"]): boolean {
  return [madeFor, challenge, aim.situation, run.situation].every((id) => !id) && !treats && !buys;
}

// Here, so that nothing that uses the store can hear of a roll before it.
onRoll(["created", "changed"], (message) => rollStore().add(noted(message)));
onRoll(["deleted"], ({ id }) => rollStore().drop(id ?? ""));
