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

/** Fills in whisper and blind of a message's data as the mode asks, in place, and returns it. */
export function applyMessageMode<Data extends ChatMessage.CreateData>(data: Data, mode: MessageMode): Data {
  if (isGeneration13()) ChatMessage.applyRollMode(data, ROLL_MODES[mode]);
  else (ChatMessage as unknown as WithMessageModes).applyMode(data, mode);
  return data;
}
