import { MESSAGE_MODES, messageModeLabel, type MessageMode } from "../compat/message-mode.ts";

const ICONS: Readonly<Record<MessageMode, string>> = {
  public: "fa-globe",
  gm: "fa-user-secret",
  blind: "fa-eye-slash",
  self: "fa-user",
};

/** Who may see a roll. */
export function modeChoices(chosen: string) {
  return MESSAGE_MODES.map((mode) => ({
    value: mode,
    label: messageModeLabel(mode),
    icon: ICONS[mode],
    selected: mode === chosen,
  }));
}
