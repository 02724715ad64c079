import { openPage, type PageRecord } from "../apps/page.ts";
import { applyMode, applyRollMode } from "../../client/chat/apply-message-mode.ts";
import type { ChatMessageLike, ChatUser } from "../../client/chat/chat-types.ts";
import { getSpeaker, getSpeakerActor } from "../../client/chat/get-speaker.ts";
import { getWhisperRecipients } from "../../client/chat/whisper-recipients.ts";
import { configureHost } from "../../common/host.ts";
import { clientState } from "../../client/core/client-state.ts";
import { diceConfig } from "../../client/dice/dice-config.ts";
import "../../client/dice/index.ts";

const AMA = { id: "ama", name: "Ama Stone", getRollData: () => ({ rank: 3 }) };
export const GM: ChatUser = { id: "gm", name: "Robin", isGM: true };
export const ANN: ChatUser = { id: "ann", name: "Ann", isGM: false, character: AMA };
export const BEN: ChatUser = { id: "ben", name: "Ben Two", isGM: false };
const USERS = [GM, ANN, BEN];

export interface TestWorld {
  page: PageRecord;
  created: { data: Record<string, unknown>; operation: Record<string, unknown> }[];
  messages: Partial<ChatMessageLike>[];
  settings: Map<string, unknown>;
}

/** A world with a GM and two players, seen by one of them; messages are collected instead of sent. */
export function openChatWorld(user: ChatUser, generation: 13 | 14): TestWorld {
  configureHost({ generation });
  const created: TestWorld["created"] = [];
  const messages: TestWorld["messages"] = [];
  const settings = new Map<string, unknown>();
  const listed = <T extends { id?: string | null }>(contents: T[]) => ({
    contents,
    get: (id: string) => contents.find((entry) => entry.id === id),
  });
  class Message {
    static getSpeaker = getSpeaker;
    static getSpeakerActor = getSpeakerActor;
    static getWhisperRecipients = getWhisperRecipients;
    static applyMode = applyMode;
    static applyRollMode = applyRollMode;
    static async create(data: Record<string, unknown>, operation: Record<string, unknown> = {}) {
      created.push({ data, operation });
      return data;
    }
  }
  const page = openPage({
    game: {
      user,
      users: listed(USERS),
      actors: listed([AMA]),
      scenes: listed([]),
      messages: listed(messages as { id: string }[]),
      settings: {
        get: (_namespace: string, key: string) => settings.get(key),
        set: async (_namespace: string, key: string, value: unknown) => settings.set(key, value),
      },
    },
    config: {
      ChatMessage: { documentClass: Message },
      Dice: diceConfig,
      TextEditor: { enrichers: [] },
      sounds: { dice: "sounds/dice.wav" },
    },
  });
  clientState.canvas = {};
  return { page, created, messages, settings };
}
