import { objectOf } from "../../../../common/plain-object.ts";
import { configured } from "../../platform.ts";
import { implementationOf } from "../implementation.ts";
import { contentLink, documentAnchor, findDocument } from "./content-link.ts";
import { createAnchor } from "./create-anchor.ts";
import { customEnrichment } from "./custom-enrichment.ts";
import { documentEmbed } from "./document-embed.ts";
import { defineEnrichedContent } from "./enriched-content.ts";
import type { AnchorOptions, EnrichmentOptions, LinkableDocument, TextEnricher } from "./enrichment-types.ts";
import { INLINE_ROLL, inlineRoll } from "./inline-rolls.ts";
import { replaceText } from "./replace-text.ts";
import { listenForTextActions } from "./text-listeners.ts";
import { truncateText, type TruncateOptions } from "./truncate-text.ts";

const LINK_TYPES = "UUID|Compendium|Actor|Item|Scene|JournalEntry|Macro|RollTable|Playlist|Cards|Folder";
// As with inline rolls, no part goes past the next opening of its kind.
const DOCUMENT = new RegExp(
  `@(?<type>${LINK_TYPES})\\[(?<target>[^#[\\]]+)(?:#(?<hash>[^[\\]]+))?\\](?:\\{(?<name>[^{}]+)\\})?`,
  "g",
);
const EMBED = /@Embed\[(?<config>[^[\]]+)\](?:\{(?<label>[^{}]+)\})?/gi;
const ADDRESS = /\bhttps?:\/\/(?:[\w-]+\.)*[\w-]+(?::\d+)?(?:\/[^\s<>"']*[^\s<>"'.,;:!?)])?/gi;

/** Turns stored texts into what is displayed. Source: platform.md §6. */
export class TextEditor {
  static get implementation(): typeof TextEditor {
    return implementationOf("TextEditor", TextEditor);
  }

  /** Enriches links, embeds, rolls and the system's own patterns in an HTML text; secrets are left out unless asked for. */
  static async enrichHTML(content: string, options: EnrichmentOptions = {}): Promise<string> {
    const { secrets = false, embeds = true, documents = true, links = true, rolls = true, custom = true } = options;
    if (!content) return "";
    // Within a template nothing loads and nothing runs.
    const holder = document.createElement("template");
    holder.innerHTML = content;
    const text = holder.content;
    if (!secrets) for (const secret of text.querySelectorAll("section.secret:not(.revealed)")) secret.remove();
    if (embeds) await replaceText(text, EMBED, (match) => documentEmbed(match, options), { replaceParent: true });
    if (documents) await replaceText(text, DOCUMENT, (match) => contentLink(match, options));
    if (custom) for (const enricher of enrichers()) await customEnrichment(text, enricher, options);
    if (links) await replaceText(text, ADDRESS, (match) => hyperlink(match[0]));
    if (rolls) await replaceText(text, INLINE_ROLL, (match) => inlineRoll(match, options));
    return holder.innerHTML;
  }

  static createAnchor(options: AnchorOptions = {}): HTMLAnchorElement {
    return createAnchor(options);
  }

  /** The link text for a dropped document, or null if it cannot be linked. */
  static async getContentLink(
    eventData: unknown,
    { relativeTo, label }: { relativeTo?: LinkableDocument | null; label?: string } = {},
  ): Promise<string | null> {
    const uuid = typeof eventData === "object" && eventData !== null && "uuid" in eventData ? eventData.uuid : null;
    if (typeof uuid !== "string") return null;
    const found = await findDocument(uuid, relativeTo);
    return found ? `@UUID[${found.uuid}]{${label ?? documentAnchor(found).textContent}}` : null;
  }

  /** Drag data, or an empty object if it is not ours. */
  static getDragEventData(event: DragEvent): Record<string, unknown> {
    try {
      const data: unknown = JSON.parse(event.dataTransfer?.getData("text/plain") ?? "");
      return objectOf(data);
    } catch {
      // Text and files from elsewhere are not JSON, so not ours.
      return {};
    }
  }

  static truncateText(text: string, options: TruncateOptions = {}): string {
    return truncateText(text, options);
  }

  /** The beginning of an HTML text as plain text. */
  static previewHTML(content: string, length = 250): string {
    const holder = document.createElement("template");
    holder.innerHTML = content;
    return truncateText((holder.content.textContent ?? "").replace(/\s+/g, " ").trim(), { maxLength: length });
  }

  static truncateHTML(html: HTMLElement): HTMLElement {
    const short = html.ownerDocument.importNode(html);
    const first = [...html.children].find((child) => child.textContent?.trim());
    if (first) short.append(first.cloneNode(true));
    else short.textContent = truncateText(html.textContent ?? "");
    return short;
  }

  static decodeHTML(html: string): string {
    const field = document.createElement("textarea");
    field.innerHTML = html;
    return field.value;
  }

  /** Makes links and inline rolls anywhere on the page interactive. Called once at start. */
  static activateListeners(): void {
    defineEnrichedContent();
    listenForTextActions(document.body);
  }
}

function enrichers(): readonly TextEnricher[] {
  return configured<{ enrichers?: TextEnricher[] }>("TextEditor")?.enrichers ?? [];
}

function hyperlink(address: string): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.className = "hyperlink";
  anchor.href = address;
  anchor.target = "_blank";
  anchor.rel = "nofollow noopener";
  anchor.textContent = address;
  return anchor;
}
