import { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ownCharacter } from "../documents/played-actors.ts";
import { askEntry } from "../ledger/ask-entry.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

type Action = NornChatMessage<"action">;

/** Who pays for this user on a roll: the one who rolled, if that is the user's, else the user's own character. */
export function spenderOn({ system }: Action): NornActor | null {
  const roller = ledgerActor(system.actor ?? "");
  return roller?.isOwner ? roller : ownCharacter();
}

/**
 * Who cancels for this user, never the one whose point it was: a game master does it as whoever's token is selected, or as nobody in
 * particular.
 */
export function counterer(spender: string): NornActor | null {
  const selected: unknown = game.user.isGM ? ChatMessage.getSpeakerActor(ChatMessage.getSpeaker()) : null;
  const own = selected instanceof NornActor ? selected : ownCharacter();
  return own?.uuid === spender ? null : own;
}

/** `box`: uuid of the aspect whose box pays instead of a point, "" for none. */
export async function askSpend(action: Action, use: string, box: string): Promise<void> {
  await askEntry({ kind: "spend", actor: spenderOn(action), asked: { on: action.id ?? "", use, aspect: box } });
}

export async function askCounter(action: Action, entry: string): Promise<void> {
  const spender = foundry.utils.getProperty(game.messages.get(entry) ?? {}, "system.actor");
  const actor = counterer(typeof spender === "string" ? spender : "");
  await askEntry({ kind: "counter", actor, asked: { on: action.id ?? "", entry } });
}

export async function askSettle(action: Action): Promise<void> {
  await askEntry({ kind: "settle", actor: ledgerActor(action.system.actor ?? ""), asked: { on: action.id ?? "" } });
}
