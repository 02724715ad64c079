import { isMessageOfType } from "../documents/is-message-of-type.ts";

export const FORMER_GMS_SETTING = "formerGms";

/** Ids of outcomes by the users who settled them as GMs and are none any more. Only GMs can write it. */
type FormerGms = Readonly<Record<string, readonly string[]>>;

function stored(): FormerGms {
  return game.settings.get("norn", FORMER_GMS_SETTING) as FormerGms;
}

/** Whether an outcome was settled by somebody who was a GM then. */
export function isFormerGmsOutcome(user: string, message: string): boolean {
  const known: unknown = stored()[user];
  return Array.isArray(known) && known.includes(message);
}

/** A GM who is demoted or deleted keeps what they settled: the client that does it writes that down first. Called in `init`. */
export function registerFormerGms(): void {
  Hooks.on("preUpdateUser", (user, change) => {
    const role: unknown = foundry.utils.getProperty(change, "role");
    if (user.isGM && typeof role === "number" && role < CONST.USER_ROLES.ASSISTANT) void remember(user.id ?? "");
  });
  Hooks.on("preDeleteUser", (user) => {
    if (user.isGM) void remember(user.id ?? "");
  });
}

/** The server takes writes in the order they are sent, so this one is there before the role changes. */
async function remember(user: string): Promise<void> {
  const theirs = game.messages.filter((message) => isMessageOfType(message, "entry") && message._source.author === user);
  const settled = theirs.map(({ id }) => id ?? "");
  await game.settings.set("norn", FORMER_GMS_SETTING, { ...stored(), [user]: settled });
}
