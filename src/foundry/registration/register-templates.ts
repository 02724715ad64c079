/// <reference types="vite/types/importMeta.d.ts" />
import { templatePath } from "../template-path.ts";

const FOLDER = "../../../templates/";

/**
 * The templates, bundled with the code: one file to fetch instead of eighty. Those of lazily loaded windows are separate files.
 */
const SOURCES = import.meta.glob<string>(
  ["../../../templates/**/*.hbs", "!../../../templates/{apps,breaks,history,npc-pool}/**"],
  { query: "?raw", import: "default", eager: true },
);

/**
 * Registers them as partials under their paths, where Foundry looks before it fetches a file. Handlebars compiles each on first
 * use.
 */
export function registerTemplates(): void {
  for (const [file, source] of Object.entries(SOURCES))
    Handlebars.registerPartial(templatePath(file.slice(FOLDER.length)), Handlebars.compile(source));
}
