/// <reference types="vite/types/importMeta.d.ts" />
import { bundleTemplates } from "./bundle-templates.ts";

/**
 * The templates, bundled with the code: one file to fetch instead of eighty. Lazily loaded windows bring their own, in `dialog`
 * folders, or have them as files; sheets have theirs in `sheets/sheet-body.ts`, the welcome card in its own file.
 */
const SOURCES = import.meta.glob<string>(
  [
    "../../../templates/**/*.hbs",
    "!../../../templates/{actor,apps,board,breaks,history,item,npc-pool,partials,welcome}/**",
    "!../../../templates/*/dialog/**",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** Registers all of them. Called in `init`. */
export function registerTemplates(): void {
  bundleTemplates(SOURCES);
}
