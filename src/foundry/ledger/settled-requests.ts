import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { authorityPresent, isAuthority } from "./authority.ts";
import { enqueue } from "./entry-queue.ts";

/** A settled request has done its work. An outcome that a player writes while a GM settles entries counts nowhere. */
export function outcomeArrived(message: string, entry: string, userId: string): void {
  if (game.users.get(userId)?.isGM) {
    if (userId === game.user.id && isAuthority()) forgetRequest(entry);
    return;
  }
  if (isAuthority()) enqueue(async () => void (await game.messages.get(message)?.delete()));
  else if (!authorityPresent() && userId === game.user.id) forgetRequest(entry);
}

let settled: string[] = [];
const forget = foundry.utils.debounce(() => {
  // An outcome may name anything; only a request one may delete goes.
  const ids = settled.filter((id) => {
    const message = game.messages.get(id);
    return isMessageOfType(message, "request") && (game.user.isGM || message.isAuthor);
  });
  settled = [];
  if (ids.length > 0) void ChatMessage.deleteDocuments(ids);
}, 1000);

function forgetRequest(id: string): void {
  if (id === "") return;
  settled.push(id);
  forget();
}
