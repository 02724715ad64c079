import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SystemManifest } from "./manifest.ts";

/** A template path written in full in one of the system's modules. */
interface NamedTemplate {
  readonly module: string;
  /** Relative to the system's folder. */
  readonly template: string;
}

/**
 * The Handlebars files that the system's modules name by their full public path (`systems/<id>/….hbs`).
 * Foundry notices a missing template only when a window opens; the Table reports it at the start, by name.
 * Paths that a module builds at run time cannot be found here; fetching them fails with their name.
 */
export const findTemplates = async (root: string, manifest: SystemManifest): Promise<NamedTemplate[]> => {
  const found: NamedTemplate[] = [];
  const pattern = new RegExp(`["'\`/]?systems/${manifest.id}/([\\w./-]+\\.(?:hbs|handlebars))["'\`]`, "g");
  for (const module of [...manifest.esmodules, ...manifest.scripts]) {
    const text = await readFile(path.join(root, module), "utf8").catch(() => "");
    const templates = new Set([...text.matchAll(pattern)].map((match) => match[1]!));
    found.push(...[...templates].map((template) => ({ module, template })));
  }
  return found;
};
