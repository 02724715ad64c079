/// <reference types="vite/types/importMeta.d.ts" />
import { bundleTemplates } from "./bundle-templates.ts";

/**
 * The templates, bundled with the code: one file to fetch instead of eighty. Lazily loaded windows bring their own, in `dialog`
 * folders, or have them as files.
 */
const SOURCES = import.meta.glob<string>(
  ["../../../templates/**/*.hbs", "!../../../templates/{apps,breaks,history,npc-pool}/**", "!../../../templates/*/dialog/**"],
  { query: "?raw", import: "default", eager: true },
);

/** Registers all of them. Called in `init`. */
export function registerTemplates(): void {
  bundleTemplates(SOURCES);
}
