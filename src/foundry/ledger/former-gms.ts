import { isGm } from "../documents/is-gm.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";

export const FORMER_GMS_SETTING = "formerGms";

/** Ids of outcomes by the former GMs who settled them. Only GMs can write it. */
function stored(): Readonly<Record<string, unknown>> {
  return game.settings.get("norn", FORMER_GMS_SETTING);
}

/** Whether a GM wrote a message: one who is a GM now, or was when they settled the entry and has not changed it since. */
export function isByGm(message: NornChatMessage): boolean {
  const author = message._source.author ?? "";
  return isGm(author) || (wasGms(author, message.id ?? "") && !isChanged(message));
}

function wasGms(user: string, message: string): boolean {
  const known: unknown = stored()[user];
  return Array.isArray(known) && known.includes(message);
}

/** Outcomes are never updated: what is no GM's any more may still be changed by its author. */
function isChanged({ _stats: { createdTime, modifiedTime, lastModifiedBy } }: NornChatMessage): boolean {
  return (modifiedTime ?? 0) > (createdTime ?? 0) && !isGm(lastModifiedBy);
}

/** What a GM settled still counts after they are demoted or deleted: the client that does it records that first. Called in `init`. */
export function registerFormerGms(): void {
  Hooks.on("preUpdateUser", (user, change) => {
    const role: unknown = foundry.utils.getProperty(change, "role");
    if (user.isGM && typeof role === "number" && role < CONST.USER_ROLES.ASSISTANT) void remember(user.id ?? "");
  });
  Hooks.on("preDeleteUser", (user) => {
    if (user.isGM) void remember(user.id ?? "");
  });
}

/** The server handles writes in order, so this one arrives before the role changes. */
async function remember(user: string): Promise<void> {
  const theirs = game.messages.filter((message) => isMessageOfType(message, "entry") && message._source.author === user);
  const settled = theirs.map(({ id }) => id ?? "");
  await game.settings.set("norn", FORMER_GMS_SETTING, { ...stored(), [user]: settled });
}
