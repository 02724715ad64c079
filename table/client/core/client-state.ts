import type { SpeakerToken } from "../chat/chat-types.ts";
import type { Game } from "./game.ts";
import type { ClientConfig } from "./config-types.ts";

interface Notifier {
  info?(message: unknown, options?: Record<string, unknown>): unknown;
  warn?(message: unknown, options?: Record<string, unknown>): unknown;
  error?(message: unknown, options?: Record<string, unknown>): unknown;
}

/** An application that is always on the page. */
export interface PageApplication extends Notifier {
  render?(options?: unknown): unknown;
  [member: string]: unknown;
}

/** `canvas`: the scene view fills it. */
interface PageCanvas {
  tokens?: { readonly controlled: readonly { readonly document: SpeakerToken }[] };
  draw?: () => Promise<void>;
  [member: string]: unknown;
}

/** The objects behind the globals `game`, `ui`, `CONFIG` and `canvas`, unwatched. */
export const clientState: {
  game: Game | null;
  ui: Record<string, PageApplication | null>;
  config: ClientConfig | null;
  canvas: PageCanvas;
  /** Whether all collections are filled, so that documents can prepare their data. */
  documentsReady: boolean;
} = {
  game: null,
  ui: {},
  config: null,
  canvas: { ready: false, scene: null, initialized: false, loading: false },
  documentsReady: false,
};
