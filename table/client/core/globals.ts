import { clientState, type PageApplication } from "./client-state.ts";
import { type ClientConfig, type DocumentConfig, isDocumentConfig } from "./config-types.ts";
import type { Game } from "./game.ts";

/** The running game. @throws before it exists */
export function getGame(): Game {
  if (!clientState.game) throw new Error("The game has not been created yet");
  return clientState.game;
}

/** The running game, or null before it exists. */
export function gameOrNull(): Game | null {
  return clientState.game;
}

/** `CONFIG`, unwatched. */
export function getConfig(): ClientConfig {
  if (!clientState.config) throw new Error("CONFIG has not been made yet");
  return clientState.config;
}

/** `CONFIG.<Document>`; undefined if CONFIG or this document type does not exist. */
export function findDocumentConfig(documentName: string): DocumentConfig | undefined {
  const entry = clientState.config?.[documentName];
  return isDocumentConfig(entry) ? entry : undefined;
}

/** `CONFIG.<Document>`. @throws if there is no such document type */
export function documentConfig(documentName: string): DocumentConfig {
  const entry = findDocumentConfig(documentName);
  if (!entry) throw new Error(`CONFIG.${documentName} is not that of a document`);
  return entry;
}

/** `ui`, unwatched. */
export function getUi(): Record<string, PageApplication | null> {
  return clientState.ui;
}

/** Shows a notification, as soon as notifications exist. */
export function notify(level: "info" | "warn" | "error", message: string, options: Record<string, unknown> = {}): void {
  const shown = clientState.ui["notifications"]?.[level];
  if (shown) shown.call(clientState.ui["notifications"], message, options);
  else console[level](message);
}
