import { isMessageOfType } from "../documents/of-type.ts";
import { forThoseLeft } from "../documents/those-left.ts";
import { isAuthority } from "./authority.ts";
import { enqueue } from "./entry-queue.ts";

/**
 * Deletes the request of an entry that a GM has settled, and an outcome that a player wrote while a GM settles entries: it does not
 * count. What its author settled alone keeps its request until a GM confirms it: a user chooses the ids of their messages, and only
 * the request says whose entry has this one.
 */
export function outcomeArrived(message: string, entry: string, userId: string): void {
  if (game.users.get(userId)?.isGM) {
    if (userId === game.user.id && isAuthority()) forgetRequest(entry);
    return;
  }
  if (isAuthority()) enqueue(async () => void (await game.messages.get(message)?.delete()));
}

let settled: string[] = [];
const forget = foundry.utils.debounce(() => {
  // An outcome may name any message: only requests this user may delete are deleted.
  const ids = settled.filter((id) => {
    const message = game.messages.get(id);
    return isMessageOfType(message, "request") && (game.user.isGM || message.isAuthor);
  });
  settled = [];
  void deleteMessages(ids);
}, 1000);

export function deleteMessages(ids: readonly string[]): Promise<void> {
  return forThoseLeft(
    ids,
    (id) => game.messages.has(id),
    (left) => ChatMessage.deleteDocuments(left),
  );
}

function forgetRequest(id: string): void {
  if (id === "") return;
  settled.push(id);
  forget();
}
