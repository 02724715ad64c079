interface SlugOptions {
  replacement?: string;
  strict?: boolean;
  lowercase?: boolean;
}

/** Letters that do not come apart into a letter and its accent. */
const SPELT: Readonly<Record<string, string>> = {
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ß: "ss",
  ł: "l",
  Ł: "L",
};

/** Foundry's additions to `String` (DOC primitives.String). */
export const STRING_METHODS = {
  /** With a capital first letter. */
  capitalize(this: string): string {
    return this.slice(0, 1).toUpperCase() + this.slice(1);
  },
  /** Before (−1), after (1) or the same as (0) another, in the order of a sort without a language. */
  compare(this: string, other: string): number {
    const one = this.valueOf();
    return one < other ? -1 : one > other ? 1 : 0;
  },
  /** Every Word With a Capital, the rest small. */
  titleCase(this: string): string {
    return this.toLowerCase().replace(/(^|\s)(\S)/g, (_whole, before: string, letter: string) => before + letter.toUpperCase());
  },
  stripScripts(this: string): string {
    return this.replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, "");
  },
  /** As part of an address or a key. `strict` leaves letters, digits and the replacement alone. */
  slugify(this: string, { replacement = "-", strict = false, lowercase = true }: SlugOptions = {}): string {
    const plain = Array.from(this.normalize("NFD").replace(/\p{M}+/gu, ""), (letter) => SPELT[letter] ?? letter).join("");
    const cased = lowercase ? plain.toLowerCase() : plain;
    const bare = cased.trim().replace(/[\s/\\|_,;:]+/g, replacement);
    const kept = strict ? bare.replace(/[^a-zA-Z0-9]/g, (sign) => (replacement.includes(sign) ? sign : "")) : withoutQuotes(bare);
    return replacement === "" ? kept : collapse(kept, replacement);
  },
};

function withoutQuotes(text: string): string {
  return text.replace(/["'’“”!?.()[\]{}*+~@#&=]/g, "");
}

/** Several replacements in a row become one, none stays at an end. */
function collapse(text: string, replacement: string): string {
  return text.split(replacement).filter(Boolean).join(replacement);
}
