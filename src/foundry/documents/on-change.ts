import type { NornChatMessage } from "./norn-chat-message.ts";
import type { NornItem } from "./norn-item.ts";
import { isMessageOfType } from "./of-type.ts";

/** Hooks for changes of actors and of what is on them, and of the scene that is viewed. */
export const ACTOR_CHANGES = [
  "createActor",
  "updateActor",
  "deleteActor",
  "createItem",
  "updateItem",
  "deleteItem",
  "updateScene",
  "canvasReady",
] as const;

/** Called after an item was created, changed or deleted, with the user who did it. */
export function onItemChange(listener: (item: NornItem, userId: string) => void): void {
  Hooks.on("createItem", (item, _options, userId) => listener(item, userId));
  Hooks.on("updateItem", (item, _change, _options, userId) => listener(item, userId));
  Hooks.on("deleteItem", (item, _options, userId) => listener(item, userId));
}

const OF_MESSAGES = { created: "createChatMessage", changed: "updateChatMessage", deleted: "deleteChatMessage" } as const;

/** Called after one of these happened to the message of a roll. */
export function onRoll(
  happened: readonly (keyof typeof OF_MESSAGES)[],
  listener: (roll: NornChatMessage<"action">) => void,
): void {
  for (const one of happened) {
    Hooks.on(OF_MESSAGES[one], (message: ChatMessage.Implementation) => {
      if (isMessageOfType(message, "action")) listener(message);
    });
  }
}
