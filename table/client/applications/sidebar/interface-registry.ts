import { clientState, type PageApplication } from "../../core/client-state.ts";
import type { MainMenu } from "../ui/main-menu.ts";
import type { Sidebar } from "./sidebar.ts";
import type { ChatLog } from "./tabs/chat-log.ts";
import type { Settings } from "./tabs/settings.ts";

interface PageParts {
  readonly chat: ChatLog;
  readonly menu: MainMenu;
  readonly settings: Settings;
  readonly sidebar: Sidebar;
}

/** A part of the page by its name in `ui`, once it exists. */
export function pagePart<K extends keyof PageParts>(name: K): PageParts[K] | null;
export function pagePart(name: string): PageApplication | null;
export function pagePart(name: string): unknown {
  return clientState.ui[name] ?? null;
}
