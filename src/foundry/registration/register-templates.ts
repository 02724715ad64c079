/// <reference types="vite/types/importMeta.d.ts" />
import { bundleTemplates } from "../words/bundle-templates.ts";

/**
 * Templates of the tracker, bundled with the code. The strip, sheets and cards have theirs in `strip/fate-strip.ts`,
 * `sheets/sheet-body.ts` and `cards/card-body.ts`, the welcome card in its own file. Lazily loaded windows bring their own, in
 * `dialog` folders, or have them as files.
 */
const SOURCES = import.meta.glob<string>("../../../templates/conflict/*.hbs", { query: "?raw", import: "default", eager: true });

/** Registers all of them. Called in `init`. */
export function registerTemplates(): void {
  bundleTemplates(SOURCES);
}
