/** Where a text stops being JSON that can be used, and why. */
export interface JsonFault {
  readonly code: "json-broken" | "json-deep" | "json-key";
  /** Index of the character. */
  readonly at: number;
}

/** Far deeper than any actor; what goes through the data later may recurse. */
const DEEPEST = 60;
/** Set on an object, this would change what the object is. */
const FORBIDDEN = "__proto__";

type Wanted = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "nothing";

const SPACE = /[\t\n\r ]*/y;
const SIMPLE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/**
 * The first fault of a text. Browsers say it each in their own way, and some not at all; and a file from elsewhere may be nested so
 * deep that reading it fails. It reads the text once, without recursion.
 */
export function jsonFault(text: string): JsonFault | null {
  const open: ("{" | "[")[] = [];
  let wanted: Wanted = "value";
  let at = 0;
  const past = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  for (;;) {
    at = past(SPACE);
    const sign = text[at];
    if (sign === undefined) return wanted === "nothing" ? null : { code: "json-broken", at };
    const isValue: boolean = wanted === "value" || wanted === "value-or-end";
    if ((sign === "{" || sign === "[") && isValue) {
      open.push(sign);
      if (open.length > DEEPEST) return { code: "json-deep", at };
      wanted = sign === "{" ? "key-or-end" : "value-or-end";
      at += 1;
    } else if ((sign === "}" || sign === "]") && mayEnd(wanted, sign, open.at(-1))) {
      open.pop();
      wanted = open.length === 0 ? "nothing" : "comma-or-end";
      at += 1;
    } else if (sign === '"' && (isValue || wanted === "key" || wanted === "key-or-end")) {
      const end = endOfString(text, at);
      if (end.fault) return { code: "json-broken", at: end.at };
      if (!isValue && text.slice(at + 1, end.at - 1) === FORBIDDEN) return { code: "json-key", at };
      wanted = isValue ? afterValue(open) : "colon";
      at = end.at;
    } else if (sign === ":" && wanted === "colon") {
      wanted = "value";
      at += 1;
    } else if (sign === "," && wanted === "comma-or-end") {
      wanted = open.at(-1) === "{" ? "key" : "value";
      at += 1;
    } else {
      const end = isValue ? past(SIMPLE) : at;
      if (end === at) return { code: "json-broken", at };
      wanted = afterValue(open);
      at = end;
    }
  }
}

function mayEnd(wanted: Wanted, sign: "}" | "]", open: "{" | "[" | undefined): boolean {
  if (sign === "}") return open === "{" && (wanted === "comma-or-end" || wanted === "key-or-end");
  return open === "[" && (wanted === "comma-or-end" || wanted === "value-or-end");
}

function afterValue(open: readonly unknown[]): Wanted {
  return open.length === 0 ? "nothing" : "comma-or-end";
}

/** The index after a string that begins at `from`, or that of its fault. */
function endOfString(text: string, from: number): { readonly at: number; readonly fault: boolean } {
  for (let at = from + 1; at < text.length;) {
    const sign = text[at] ?? "";
    if (sign === '"') return { at: at + 1, fault: false };
    if (sign < " ") return { at, fault: true };
    if (sign === "\\") {
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) return { at, fault: true };
      at = ESCAPE.lastIndex;
    } else at += 1;
  }
  return { at: text.length, fault: true };
}
