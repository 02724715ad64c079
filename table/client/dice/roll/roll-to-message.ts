import { host } from "../../../common/host.ts";
import { configured, currentUser } from "../../applications/platform.ts";
import { defaultMessageMode, messageModeFor, rollModeFor } from "../../chat/message-mode.ts";
import { messageClass } from "../../chat/message-class.ts";
import { listOf } from "../../../common/plain-object.ts";
import type { Roll } from "./roll.ts";

export type RollMessageData = Record<string, unknown>;

export interface ToMessageOptions {
  /** Generation 13: publicroll, gmroll, blindroll, selfroll, or "roll" for the one chosen in the chat log. */
  rollMode?: string | undefined;
  /** Generation 14: public, gm, blind, self, ic. */
  messageMode?: string | undefined;
  create?: boolean | undefined;
}

/** Evaluates the roll if needed, then creates its chat message. Source: platform.md §5, §6. */
export async function rollToMessage(
  roll: Roll,
  messageData: RollMessageData,
  options: ToMessageOptions,
): Promise<object | undefined> {
  const { create = true } = options;
  if (!roll._evaluated) await roll.evaluate({ allowInteractive: true });
  const data: RollMessageData = {
    author: currentUser()?.id ?? null,
    content: String(roll.total),
    sound: configured<Record<string, string>>("sounds")?.["dice"],
    ...messageData,
    rolls: [roll],
  };
  const Message = messageClass();
  if (host.generation >= 14) {
    const messageMode = messageModeFor(options) ?? defaultMessageMode();
    if (create) return Message.create(serializable(data), { messageMode });
    return Message.applyMode?.(data, messageMode) ?? data;
  }
  const rollMode = rollModeFor(options) ?? defaultMessageMode();
  if (create) return Message.create(serializable(data), { rollMode });
  return Message.applyRollMode?.(data, rollMode) ?? data;
}

function serializable(data: RollMessageData): RollMessageData {
  return { ...data, rolls: listOf(data["rolls"]).map((roll) => JSON.stringify(roll)) };
}
