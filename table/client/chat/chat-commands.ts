import { host } from "../../common/host.ts";
import { currentGame, configured, localizeOr } from "../applications/platform.ts";
import { Roll } from "../dice/roll/roll.ts";
import { chatUser, chatWorld } from "./chat-world.ts";
import { messageClass } from "./message-class.ts";
import { defaultMessageMode, messageModeFor, rollModeFor } from "./message-mode.ts";
import type { ChatSpeaker, ChatUser } from "./chat-types.ts";
import { splitWhisper } from "./whisper-recipients.ts";

/** The message of a command, which the command may change. */
export interface CommandData {
  speaker: ChatSpeaker;
  content: string;
  style: number;
  whisper?: string[];
  flavor?: string;
  rolls?: string[];
  sound?: string | undefined;
  [field: string]: unknown;
}

/** Options of its creation: the mode, whether a bubble is shown. */
export type CommandOptions = Record<string, unknown>;

/** Returns false if the command did everything itself and no message is to be created. A refusal is an error with a message. */
export type ChatCommand = (
  command: string,
  match: RegExpMatchArray,
  chatData: CommandData,
  createOptions: CommandOptions,
) => Promise<false | void>;

const STYLE = { OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 } as const;

function textOf(match: RegExpMatchArray): string {
  return (match.groups?.["text"] ?? match[2] ?? "").trim();
}

function refuse(key: string, words: string, data?: Record<string, string>): never {
  throw new Error(localizeOr(key, words, data));
}

/** Plain text as typed; HTML is left to the server to sanitize. */
function paragraphs(text: string): string {
  return text.replace(/\n/g, "<br>");
}

/** The options that decide who gets the message, in the form of the running generation. */
function addressed(mode: string): CommandOptions {
  return host.generation >= 14
    ? { messageMode: messageModeFor({ rollMode: mode }) ?? defaultMessageMode() }
    : { rollMode: rollModeFor({ rollMode: mode }) ?? defaultMessageMode() };
}

/** `/roll` and similar commands. "/roll" uses the mode chosen in the chat log, the others their own. */
const rollDice: ChatCommand = async (command, match, chatData, createOptions) => {
  const actor = messageClass().getSpeakerActor(chatData.speaker) ?? chatUser().character;
  const roll = Roll.create((match.groups?.["formula"] ?? "").trim(), actor?.getRollData?.() ?? {});
  await roll.evaluate();
  const flavor = match.groups?.["flavor"]?.trim();
  Object.assign(chatData, {
    content: String(roll.total),
    rolls: [JSON.stringify(roll)],
    sound: configured<Record<string, string>>("sounds")?.["dice"],
    style: STYLE.OTHER,
    ...(flavor ? { flavor } : {}),
  });
  Object.assign(createOptions, addressed(command));
};

const speakInCharacter: ChatCommand = async (_command, match, chatData) => {
  if (!chatData.speaker.actor) refuse("CHAT.NoCharacter", "Only a character can speak in character: choose one first");
  Object.assign(chatData, { content: paragraphs(textOf(match)), style: STYLE.IC });
};

const speakOutOfCharacter: ChatCommand = async (_command, match, chatData) => {
  const { name } = chatUser();
  Object.assign(chatData, { content: paragraphs(textOf(match)), style: STYLE.OOC, speaker: { alias: name } });
};

const emote: ChatCommand = async (_command, match, chatData) => {
  const { alias } = chatData.speaker;
  if (!chatData.speaker.actor) refuse("CHAT.NoCharacterEmote", "Only a character can act: choose one first");
  const text = paragraphs(textOf(match));
  const first = (alias ?? "").split(" ")[0] ?? "";
  const named = first !== "" && text.toLowerCase().startsWith(first.toLowerCase());
  Object.assign(chatData, { content: named ? text : `${alias} ${text}`, style: STYLE.EMOTE, emote: true });
};

function whisperTo(recipients: readonly ChatUser[], names: string, text: string, chatData: CommandData): void {
  if (chatUser().hasPermission?.("MESSAGE_WHISPER") === false) refuse("CHAT.MayNotWhisper", "You may not whisper here");
  if (!recipients.length) refuse("CHAT.NoRecipient", "Nobody here is called “{names}”", { names });
  if (!text) refuse("CHAT.EmptyWhisper", "There is nothing to whisper to {names}", { names });
  Object.assign(chatData, { content: paragraphs(text), whisper: recipients.map((user) => user.id), style: STYLE.OTHER });
}

const whisper: ChatCommand = async (_command, match, chatData) => {
  const { recipients, names, message } = splitWhisper(textOf(match));
  whisperTo(recipients, names, message, chatData);
};

const whisperToGroup: ChatCommand = async (command, match, chatData) => {
  const users = chatWorld().users.contents;
  const group = command === "gm" ? users.filter((user) => user.isGM) : users.filter((user) => !user.isGM);
  whisperTo(group, command, textOf(match), chatData);
};

/** To the user who last whispered to this one, and to that whisper's other recipients. */
const reply: ChatCommand = async (_command, match, chatData) => {
  const me = chatUser().id;
  const last = chatWorld().messages.contents.findLast((message) => message.whisper.includes(me) && message.author?.id !== me);
  const ids = new Set([last?.author?.id, ...(last?.whisper ?? [])]);
  const group = chatWorld().users.contents.filter((user) => user.id !== me && ids.has(user.id));
  whisperTo(group, localizeOr("CHAT.LastWhisper", "whoever whispered last"), textOf(match), chatData);
};

interface RunnableMacro {
  execute(scope?: object): unknown;
}

const runMacro: ChatCommand = async (_command, match) => {
  const name = textOf(match);
  const macros = currentGame<{ macros?: { getName(name: string): RunnableMacro | undefined } }>()?.macros;
  const macro = macros?.getName(name) ?? refuse("CHAT.NoMacro", "There is no macro called “{name}”", { name });
  await macro.execute();
  return false;
};

const unknown: ChatCommand = async (_command, match) =>
  refuse("CHAT.NoCommand", "“/{command}” is not something the chat can do", { command: textOf(match) });

/** A line without a command: said by a character if there is one, else by the user. In 14 the chosen mode applies. */
const say: ChatCommand = async (command, match, chatData, createOptions) => {
  const speakAs = chatData.speaker.actor && chatData.speaker.token ? speakInCharacter : speakOutOfCharacter;
  await speakAs(command, match, chatData, createOptions);
  if (host.generation >= 14) Object.assign(createOptions, { messageMode: defaultMessageMode() });
};

/** By the names of `MESSAGE_PATTERNS`. */
export const COMMANDS: Readonly<Record<string, ChatCommand>> = {
  roll: rollDice,
  publicroll: rollDice,
  gmroll: rollDice,
  blindroll: rollDice,
  selfroll: rollDice,
  ic: speakInCharacter,
  ooc: speakOutOfCharacter,
  emote,
  whisper,
  reply,
  gm: whisperToGroup,
  players: whisperToGroup,
  macro: runMacro,
  invalid: unknown,
  none: say,
};
