import { isMessageOfType } from "../documents/of-type.ts";
import { authorityPresent, isAuthority } from "./authority.ts";
import { enqueue } from "./entry-queue.ts";

/** Deletes the request of a settled entry, and an outcome that a player wrote while a GM settles entries: it does not count. */
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
  // An outcome may name any message: only requests this user may delete are deleted.
  const ids = settled.filter((id) => {
    const message = game.messages.get(id);
    return isMessageOfType(message, "request") && (game.user.isGM || message.isAuthor);
  });
  settled = [];
  if (ids.length > 0) void deleteRequests(ids);
}, 1000);

/** What someone deleted meanwhile is gone, as was wanted; the rest is tried again. */
async function deleteRequests(ids: readonly string[]): Promise<void> {
  try {
    await ChatMessage.deleteDocuments([...ids]);
  } catch (error) {
    const left = ids.filter((id) => game.messages.has(id));
    if (left.length === ids.length) throw error;
    left.forEach(forgetRequest);
  }
}

function forgetRequest(id: string): void {
  if (id === "") return;
  settled.push(id);
  forget();
}
