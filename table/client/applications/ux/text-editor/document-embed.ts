import { findDocument, documentAnchor } from "./content-link.ts";
import type { EmbedConfig, EnrichmentOptions } from "./enrichment-types.ts";

const DEEPEST = 5;

/** Parses `uuid width=200 classes="one two" small` into options and plain values. */
function readEmbedConfig(text: string, label?: string): EmbedConfig {
  const config: EmbedConfig = { values: [], label };
  for (const match of text.matchAll(/(?:(?<key>\w+)=)?(?:"(?<quoted>[^"]*)"|(?<plain>[^\s"]+))/g)) {
    const { key, quoted, plain } = match.groups ?? {};
    const value = quoted ?? plain ?? "";
    if (key) config[key] = value === "true" || value === "false" ? value === "true" : asNumber(value);
    else config.values.push(value);
  }
  config.uuid ??= config.values.shift() ?? "";
  return config;
}

function asNumber(value: string): number | string {
  return value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** The content for `@Embed[…]{label}`: the document's own embed, else a link to it. */
export async function documentEmbed(match: RegExpMatchArray, options: EnrichmentOptions): Promise<HTMLElement | null> {
  const { config: text = "", label } = match.groups ?? {};
  const depth = (options._embedDepth ?? 0) + 1;
  const config = readEmbedConfig(text, label);
  const found = await findDocument(config.uuid ?? "", options.relativeTo);
  if (!found || depth > DEEPEST) return null;
  const made = await found.toEmbed?.(config, { ...options, _embedDepth: depth, relativeTo: found });
  if (!made) return documentAnchor(found, label);
  if (made instanceof HTMLElement) return made;
  const figure = document.createElement("figure");
  figure.classList.add("content-embed");
  figure.dataset["uuid"] = found.uuid;
  figure.append(...made);
  return figure;
}
