import { getProperty } from "../../common/utils/properties.ts";
import { buildPageFrame } from "../applications/ui/frame/page-frame.ts";
import { startPage } from "../applications/ui/frame/start-page.ts";
import { clientState, type PageApplication } from "../core/client-state.ts";
import { reportError } from "../core/report-error.ts";
import type { ClientConfig } from "../core/config-types.ts";

/**
 * `CONFIG.ui`: the name in `ui` and the path of its class in `foundry.applications`. They are created and rendered in this order.
 */
const PAGE_APPLICATIONS = [
  ["notifications", "ui.Notifications"],
  ["nav", "ui.SceneNavigation"],
  ["players", "ui.Players"],
  ["hotbar", "ui.Hotbar"],
  ["controls", "ui.SceneControls"],
  ["pause", "ui.GamePause"],
  ["menu", "ui.MainMenu"],
  ["sidebar", "sidebar.Sidebar"],
  ["chat", "sidebar.tabs.ChatLog"],
  ["combat", "sidebar.tabs.CombatTracker"],
  ["scenes", "sidebar.tabs.SceneDirectory"],
  ["actors", "sidebar.tabs.ActorDirectory"],
  ["items", "sidebar.tabs.ItemDirectory"],
  ["journal", "sidebar.tabs.JournalDirectory"],
  ["tables", "sidebar.tabs.RollTableDirectory"],
  ["macros", "sidebar.tabs.MacroDirectory"],
  ["compendium", "sidebar.tabs.CompendiumDirectory"],
  ["settings", "sidebar.tabs.Settings"],
] as const;

/** Every name that `ui` may have, whether its application exists yet or not. */
const UI_NAMES = [...PAGE_APPLICATIONS.map(([name]) => name), "activeWindow", "context", "windows"] as const;

/** Fills CONFIG.ui with the core's classes. */
export function configureInterface(config: ClientConfig, applications: object): void {
  for (const [name, path] of PAGE_APPLICATIONS) {
    const cls = getProperty(applications, path);
    if (typeof cls === "function") config.ui[name] = cls as new () => PageApplication;
  }
}

/** Creates notifications first, so that any later error can be shown. */
export function startNotifications(config: ClientConfig): void {
  for (const name of UI_NAMES) clientState.ui[name] ??= null;
  const cls = config.ui["notifications"];
  if (cls) clientState.ui["notifications"] = new cls();
}

/** Creates and renders the applications that are always on the page. A failing one is reported; the others are rendered. */
export async function startInterface(config: ClientConfig): Promise<void> {
  buildPageFrame(document.body);
  const order: string[] = [...PAGE_APPLICATIONS.map(([name]) => name), ...Object.keys(config.ui)];
  const names = [...new Set(order)].filter((name) => name !== "notifications" && typeof config.ui[name] === "function");
  for (const name of names) {
    const cls = config.ui[name];
    if (cls) await guarded(name, () => (clientState.ui[name] = new cls()));
  }
  for (const name of names) await guarded(name, () => clientState.ui[name]?.render?.({ force: true }));
  await guarded("page", startPage);
}

async function guarded(name: string, task: () => unknown): Promise<void> {
  try {
    await task();
  } catch (error) {
    reportError(`ui.${name} cannot be shown`, error);
  }
}
