import { defaultMessageMode, messageModeSetting } from "../../../chat/message-mode.ts";
import { MESSAGE_MODES, type MessageModeEntry } from "../../../chat/apply-message-mode.ts";
import { chatWorld } from "../../../chat/chat-world.ts";
import { diceConfig } from "../../../dice/dice-config.ts";
import { host } from "../../../../common/host.ts";
import { configured, localize } from "../../platform.ts";

export interface ModeChoice {
  id: string;
  label: string;
  icon: string;
  selected: boolean;
}

/** The running generation's modes, with the chosen one marked. */
export function modeChoices(): ModeChoice[] {
  const chosen = defaultMessageMode();
  const own = configured<{ modes?: Record<string, MessageModeEntry> }>("ChatMessage")?.modes ?? MESSAGE_MODES;
  const modes: Record<string, { label: string; icon: string }> = host.generation >= 14 ? own : diceConfig.rollModes;
  return Object.entries(modes).map(([id, { label, icon }]) => ({ id, label: localize(label), icon, selected: id === chosen }));
}

export async function chooseMode(mode: string): Promise<void> {
  await chatWorld().settings.set("core", messageModeSetting(), mode);
}
