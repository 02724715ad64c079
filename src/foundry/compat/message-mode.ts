import { isGeneration13 } from "./generation.ts";

/** Who sees a message: everybody, the GM and oneself, the GM alone, oneself alone. */
export const MESSAGE_MODES = ["public", "gm", "blind", "self"] as const;
export type MessageMode = (typeof MESSAGE_MODES)[number];

/** Generation 13 calls them roll modes. */
const ROLL_MODES = { public: "publicroll", gm: "gmroll", blind: "blindroll", self: "selfroll" } as const;

/** What generation 14 adds to a chat message's class; the public types have no generation 14 yet. */
interface WithMessageModes {
  applyMode(data: object, mode: MessageMode): object;
}
interface UntypedSettings {
  get(namespace: string, key: string): unknown;
}

/** The mode chosen under the chat box; public where it is one we do not know (14's "in character"). */
export function chosenMessageMode(): MessageMode {
  const settings = game.settings as unknown as UntypedSettings;
  const stored = isGeneration13() ? settings.get("core", "rollMode") : settings.get("core", "messageMode");
  return MESSAGE_MODES.find((mode) => stored === mode || stored === ROLL_MODES[mode]) ?? "public";
}

/** What core calls a mode, in the language of this client: the words that stand under the chat box too. */
export function messageModeLabel(mode: MessageMode): string {
  const modes = (CONFIG.ChatMessage as unknown as { readonly modes: Readonly<Record<string, { readonly label: string }>> }).modes;
  const entry = isGeneration13() ? CONFIG.Dice.rollModes[ROLL_MODES[mode]] : modes[mode];
  return game.i18n.localize(entry?.label ?? mode);
}

/** Fills in whisper and blind of a message's data as the mode asks, in place, and returns it. */
export function applyMessageMode<Data extends ChatMessage.CreateData>(data: Data, mode: MessageMode): Data {
  if (isGeneration13()) ChatMessage.applyRollMode(data, ROLL_MODES[mode]);
  else (ChatMessage as unknown as WithMessageModes).applyMode(data, mode);
  return data;
}
