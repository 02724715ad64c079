/// <reference types="vite/types/importMeta.d.ts" />
import { bundleTemplates } from "../words/bundle-templates.ts";

/**
 * Compiled templates of what is on every page: sheets, cards, strip, board and tracker. Windows bring their own, in `dialog`
 * folders, or have them as files.
 */
const SOURCES = import.meta.glob<TemplateSpecification>(
  ["../../../templates/*/*.hbs", "!../../../templates/{apps,breaks,drag,exchange,history,npc-pool,sheets,welcome}/*.hbs"],
  { query: "?compiled", import: "default", eager: true },
);

/** Registers all of them. Called in `init`. */
export function registerTemplates(): void {
  bundleTemplates(SOURCES);
}
