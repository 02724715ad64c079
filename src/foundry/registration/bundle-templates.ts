import { templatePath } from "../template-path.ts";

const FOLDER = "/templates/";

/**
 * Registers templates as partials under their paths, where Foundry looks before it fetches a file. Handlebars compiles each on first
 * use. `sources`: text by file, as `import.meta.glob` gives it.
 */
export function bundleTemplates(sources: Readonly<Record<string, string>>): void {
  for (const [file, source] of Object.entries(sources)) {
    const path = file.slice(file.indexOf(FOLDER) + FOLDER.length);
    Handlebars.registerPartial(templatePath(path), Handlebars.compile(source));
  }
}
