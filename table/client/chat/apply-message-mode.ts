import { host } from "../../common/host.ts";
import { configured } from "../applications/platform.ts";
import { chatUser, chatWorld } from "./chat-world.ts";
import { defaultMessageMode, messageModeFor, rollModeFor } from "./message-mode.ts";

/** The fields of a message that decide who may see it. */
export interface Addressed {
  whisper?: string[];
  blind?: boolean;
  style?: number;
  [field: string]: unknown;
}

export interface MessageModeEntry {
  readonly label: string;
  readonly icon: string;
  readonly handler?: (data: Addressed) => void;
}

const IN_CHARACTER = 2;

function toGamemasters(data: Addressed): void {
  if (!data.whisper?.length) {
    const { users } = chatWorld();
    data.whisper = users.contents.filter((user) => user.isGM).map((user) => user.id);
  }
}

/** `CONFIG.ChatMessage.modes` of generation 14: who gets a message. Source: platform.md §1.2, §6. */
export const MESSAGE_MODES: Record<string, MessageModeEntry> = {
  public: {
    label: "CHAT.MODES.Public",
    icon: "fa-solid fa-globe",
    handler: (data) => Object.assign(data, { whisper: [], blind: false }),
  },
  gm: {
    label: "CHAT.MODES.GM",
    icon: "fa-solid fa-user-secret",
    handler: (data) => {
      toGamemasters(data);
      data.blind = false;
    },
  },
  blind: {
    label: "CHAT.MODES.Blind",
    icon: "fa-solid fa-eye-slash",
    handler: (data) => {
      toGamemasters(data);
      data.blind = true;
    },
  },
  self: {
    label: "CHAT.MODES.Self",
    icon: "fa-solid fa-user",
    handler: (data) => Object.assign(data, { whisper: [chatUser().id], blind: false }),
  },
  ic: {
    label: "CHAT.MODES.IC",
    icon: "fa-solid fa-comment",
    handler: (data) => Object.assign(data, { style: IN_CHARACTER }),
  },
};

/**
 * Sets in a message's data who may see it, with a mode of either generation ("roll": as chosen in the chat log).
 * @throws {Error} naming an unknown mode
 */
export function applyMessageMode<T extends Addressed>(data: T, mode: string): T {
  return host.generation >= 14 ? applyMode(data, mode) : applyRollMode(data, mode);
}

/** Generation 14. @throws {Error} naming an unknown mode */
export function applyMode<T extends Addressed>(data: T, mode: string): T {
  const modes = configured<{ modes?: Record<string, MessageModeEntry> }>("ChatMessage")?.modes ?? MESSAGE_MODES;
  const entry = modes[messageModeFor({ messageMode: mode }) ?? defaultMessageMode()];
  if (!entry) throw new Error(`No message mode is called "${mode}"; there are ${Object.keys(modes).join(", ")}`);
  entry.handler?.(data);
  return data;
}

const ROLL_MODES: Readonly<Record<string, string>> = { publicroll: "public", gmroll: "gm", blindroll: "blind", selfroll: "self" };

/** Generation 13; "roll" is the mode chosen in the chat log. @throws {Error} naming an unknown mode */
export function applyRollMode<T extends Addressed>(data: T, mode: string): T {
  const name = rollModeFor({ rollMode: mode }) ?? rollModeFor({ rollMode: defaultMessageMode() }) ?? "publicroll";
  const entry = MESSAGE_MODES[ROLL_MODES[name] ?? ""];
  if (!entry) throw new Error(`No roll mode is called "${mode}"; there are ${Object.keys(ROLL_MODES).join(", ")}`);
  entry.handler?.(data);
  return data;
}
