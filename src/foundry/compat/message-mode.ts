import { isGeneration13 } from "./generation.ts";

/** Who sees a message: everyone, the GM and oneself, the GM only, oneself only. */
export const MESSAGE_MODES = ["public", "gm", "blind", "self"] as const;
export type MessageMode = (typeof MESSAGE_MODES)[number];

/** Generation 13 calls them roll modes. */
const ROLL_MODES = { public: "publicroll", gm: "gmroll", blind: "blindroll", self: "selfroll" } as const;

/** What generation 14 adds to a chat message's class; the public types do not have it yet. */
interface WithMessageModes {
  applyMode(data: object, mode: MessageMode): object;
}
interface UntypedSettings {
  get(namespace: string, key: string): unknown;
}

/** The mode chosen below the chat box; public for one we do not know (14's "in character"). */
export function chosenMessageMode(): MessageMode {
  const settings = game.settings as unknown as UntypedSettings;
  const stored = isGeneration13() ? settings.get("core", "rollMode") : settings.get("core", "messageMode");
  return MESSAGE_MODES.find((mode) => stored === mode || stored === ROLL_MODES[mode]) ?? "public";
}

/** Core's name for a mode in this client's language, as shown below the chat box. */
export function messageModeLabel(mode: MessageMode): string {
  const modes = (CONFIG.ChatMessage as unknown as { readonly modes: Readonly<Record<string, { readonly label: string }>> }).modes;
  const entry = isGeneration13() ? CONFIG.Dice.rollModes[ROLL_MODES[mode]] : modes[mode];
  return game.i18n.localize(entry?.label ?? mode);
}

/** Sets whisper and blind of a message's data for the mode, in place, and returns it. */
export function applyMessageMode<Data extends ChatMessage.CreateData>(data: Data, mode: MessageMode): Data {
  if (isGeneration13()) ChatMessage.applyRollMode(data, ROLL_MODES[mode]);
  else (ChatMessage as unknown as WithMessageModes).applyMode(data, mode);
  return data;
}
