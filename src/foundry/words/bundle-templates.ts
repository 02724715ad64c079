import { templatePath } from "./template-path.ts";

const FOLDER = "/templates/";

/**
 * Registers templates as partials under their paths, where Foundry looks before it fetches a file. `sources`: by file, as
 * `import.meta.glob` gives it, either text, which Handlebars compiles on first use, or what the build has compiled.
 */
export function bundleTemplates(sources: Readonly<Record<string, string | TemplateSpecification>>): void {
  for (const [file, source] of Object.entries(sources)) {
    const path = file.slice(file.indexOf(FOLDER) + FOLDER.length);
    const template = typeof source === "string" ? Handlebars.compile(source) : Handlebars.template(source);
    Handlebars.registerPartial(templatePath(path), template);
  }
}
