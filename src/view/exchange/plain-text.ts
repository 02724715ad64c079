import { lookUp } from "../../rules/look-up.ts";
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const BREAK = /<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^>]*>/gi;
const NEVER_SHOWN = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^>]*(?:>|$)/gi;

/** What a reader sees of a formatted text, for a name or one line. It is shown as text, never as HTML. */
export function plainText(html: string): string {
  const bare = html.replaceAll(NEVER_SHOWN, " ").replaceAll(BREAK, " ").replaceAll(TAG, "");
  const read = bare.replaceAll(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return lookUp(ENTITIES, name.toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return read.replaceAll(/\s+/g, " ").trim();
}
