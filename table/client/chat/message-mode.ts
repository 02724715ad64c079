import { host } from "../../common/host.ts";
import { currentGame } from "../applications/platform.ts";

/** Who sees a message: names of generation 13 and of 14. Source: platform.md §1.2, §6. */
const MODE_NAMES = [
  ["publicroll", "public"],
  ["gmroll", "gm"],
  ["blindroll", "blind"],
  ["selfroll", "self"],
] as const;

interface ModeOptions {
  rollMode?: string | undefined;
  messageMode?: string | undefined;
}

/** The given mode by its name in generation 14; undefined for none. */
export function messageModeFor({ messageMode, rollMode }: ModeOptions): string | undefined {
  const asked = messageMode ?? rollMode;
  if (asked === "roll") return undefined;
  return MODE_NAMES.find(([older]) => older === asked)?.[1] ?? asked;
}

/** The given mode by its name in generation 13; undefined for none. */
export function rollModeFor({ messageMode, rollMode }: ModeOptions): string | undefined {
  const asked = rollMode ?? messageMode;
  if (asked === "roll") return undefined;
  return MODE_NAMES.find(([, newer]) => newer === asked)?.[0] ?? asked;
}

/** The client setting that stores the mode chosen in the chat log. */
export function messageModeSetting(): "rollMode" | "messageMode" {
  return host.generation >= 14 ? "messageMode" : "rollMode";
}

/** The mode chosen in the chat log, by its name in the running generation. */
export function defaultMessageMode(): string {
  const settings = currentGame<{ settings?: { get(namespace: string, key: string): unknown } }>()?.settings;
  const chosen = settings?.get("core", messageModeSetting());
  if (typeof chosen === "string" && chosen) return chosen;
  return host.generation >= 14 ? "public" : "publicroll";
}
