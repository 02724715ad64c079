import type { EnrichmentOptions, TextEnricher } from "./enrichment-types.ts";
import { replaceText } from "./replace-text.ts";

/** Applies a system's own enricher to a text. @throws {Error} if its pattern lacks the flag `g` */
export async function customEnrichment(within: Node, entry: TextEnricher, options: EnrichmentOptions): Promise<void> {
  const { pattern, enricher, replaceParent = false, id, onRender } = entry;
  if (!pattern.global) throw new Error(`The text enricher ${id ?? String(pattern)} needs a pattern with the flag g`);
  const make = async (match: RegExpMatchArray): Promise<Node | string | null> => {
    const made = await enricher(match, options);
    if (!made || !onRender || !id || typeof made === "string") return made;
    const shell = document.createElement("enriched-content");
    shell.setAttribute("enricher", id);
    shell.append(made);
    return shell;
  };
  await replaceText(within, pattern, make, { replaceParent });
}
