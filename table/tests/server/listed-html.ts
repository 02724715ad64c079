const TAG = /<(\/?)([a-z][a-z0-9-]*)((?: [^\s=>"/]+(?:="[^"<>]*")?)*)(?: \/)?>/g;
const ATTRIBUTE = / ([^\s=>"]+)(?:="([^"]*)")?/g;

const ELEMENTS = new Set(
  `h1 h2 h3 h4 h5 h6 p div span section article aside header footer nav main address hgroup blockquote pre code kbd samp var q
  cite abbr dfn time data mark small sub sup del ins s u i b em strong a br hr wbr bdi bdo ul ol li dl dt dd menu figure figcaption
  details summary ruby rb rp rt rtc table caption colgroup col thead tbody tfoot tr th td picture source img audio video track map
  area button label input select option optgroup textarea fieldset legend form meter progress output secret-block document-embed
  enriched-content`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `class id title lang dir role style tabindex draggable hidden href target rel name download src srcset alt width height loading
  type media controls loop muted preload poster kind srclang label default colspan rowspan headers scope abbr span start reversed
  value datetime open coords shape disabled for checked placeholder min max step readonly multiple selected rows cols low high
  optimum revealed uuid`.split(/\s+/),
);

/** What of an HTML text is not listed: elements, attributes, addresses, and what no browser would read as either. */
export const unlistedIn = (html: string): string[] => {
  const found: string[] = [];
  const rest = html.replace(TAG, (_whole, end: string, tag: string, attributes: string) => {
    if (!ELEMENTS.has(tag)) found.push(`<${tag}>`);
    for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      if (end || !(ATTRIBUTES.has(name) || /^(?:data|aria)-/.test(name))) found.push(`${name} of <${tag}>`);
      if (["href", "src", "poster"].includes(name) && !isHarmless(value)) found.push(`${name}="${value}"`);
    }
    return "";
  });
  return /[<>]/.test(rest) ? [...found, rest] : found;
};

/** As a browser reads it, without blanks and control characters. */
const isHarmless = (address: string): boolean => {
  const plain = Array.from(address, (letter) => (letter <= " " ? "" : letter)).join("");
  return !/^[a-z][a-z0-9+.-]*:/i.test(plain) || /^(?:https?:|mailto:|data:image\/)/i.test(plain);
};
