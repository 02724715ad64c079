import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Marked } from "marked";
import { BuildError } from "../build/build-error.ts";
import { ROOT } from "../build/paths.ts";

/** A page of a journal whose content names a page of the guide, or of a game’s rules. */
const GUIDE_PAGE = /^docs\/(guide|reference)\/[\w/-]+\.md$/;

/** The compendium that has the pages of each folder. */
const PACK_OF: Readonly<Record<string, string>> = { guide: "guide", reference: "rules" };

interface JournalPage {
  readonly _id: string;
  readonly text?: { content?: string };
}

/** Puts the pages of `docs/guide` and `docs/reference` into journal entries that name them. Other documents stay as they are. */
export async function putInGuide(entry: Record<string, unknown>): Promise<void> {
  const pages = Array.isArray(entry["pages"]) ? entry["pages"].filter(isPage) : [];
  const uuids = new Map(pages.flatMap(({ _id, text }) => linkTo(text?.content ?? "", String(entry["_id"]), _id)));
  for (const { text } of pages) {
    if (text?.content && GUIDE_PAGE.test(text.content)) text.content = guideHtml(pageText(text.content), uuids);
  }
}

/**
 * A page of the guide as a journal shows it: without its title, which the journal has above it, and without pictures, which would
 * triple the size of the system; links to other pages of the guide lead to their pages in the journal.
 */
export function guideHtml(markdown: string, uuids: ReadonlyMap<string, string>): string {
  const reader = new Marked({
    renderer: {
      image: () => "",
      html: ({ text }) => (/^<\/?(?:picture|source|img)\b/.test(text) ? "" : text),
      link({ href, tokens }) {
        const uuid = uuids.get(href);
        const words = this.parser.parseInline(tokens);
        return uuid ? `@UUID[${uuid}]{${words}}` : `<a href="${href}">${words}</a>`;
      },
    },
  });
  const html = reader.parse(markdown.replace(/^# .*\n/, ""), { async: false });
  return html.replaceAll(/<p>\s*<\/p>\n?/g, "").trim();
}

function pageText(path: string): string {
  if (!existsSync(join(ROOT, path))) throw new BuildError(`The guide has no page ${path}.`);
  return readFileSync(join(ROOT, path), "utf8");
}

/** A page’s uuid by the name of its file, as other pages of its folder link to it. */
function linkTo(path: string, entry: string, page: string): readonly (readonly [string, string])[] {
  const pack = PACK_OF[GUIDE_PAGE.exec(path)?.[1] ?? ""];
  return pack ? [[basename(path), `Compendium.norn.${pack}.JournalEntry.${entry}.JournalEntryPage.${page}`]] : [];
}

function isPage(page: unknown): page is JournalPage {
  return typeof page === "object" && page !== null && "_id" in page;
}
