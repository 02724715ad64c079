const LAYOUT = ["header", "main", "section", "article", "aside", "nav", "footer", "div", "address", "hgroup", "search"];
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const TEXT = ["p", "blockquote", "hr", "pre", "ol", "ul", "menu", "li", "dl", "dt", "dd", "figure", "figcaption"];
const INLINE = ["a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "dfn", "em", "i", "kbd", "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr", "del", "ins", "ruby", "rb", "rp", "rt", "rtc"];
const MEDIA = ["img", "picture", "source", "audio", "video", "track", "map", "area", "iframe"];
const TABLES = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"];
const FORM = ["form", "fieldset", "legend", "label", "input", "button", "select", "option", "optgroup", "textarea", "datalist", "output", "meter", "progress", "details", "summary"];
const ELEMENTS = ["color-picker", "file-picker", "range-picker", "multi-select", "document-tags", "string-tags", "prose-mirror", "enriched-content", "secret-block", "document-embed", "hue-slider"];

/** Elements that may stand in texts people write (platform.md §9 lesson 12; the exact list is UNCONFIRMED). */
export const ALLOWED_HTML_TAGS = [...LAYOUT, ...HEADINGS, ...TEXT, ...INLINE, ...MEDIA, ...TABLES, ...FORM, ...ELEMENTS];

/** Attributes by element; "*" are those of all. */
export const ALLOWED_HTML_ATTRIBUTES: Record<string, string[]> = {
  "*": ["class", "data-*", "id", "title", "style", "draggable", "aria-*", "tabindex", "dir", "hidden", "inert", "is", "itemid", "itemprop", "itemref", "itemscope", "itemtype", "lang", "role"],
  a: ["href", "name", "target", "rel"],
  area: ["alt", "coords", "href", "rel", "shape", "target"],
  audio: ["controls", "loop", "muted", "src", "autoplay"],
  blockquote: ["cite"],
  button: ["disabled", "name", "type", "value"],
  col: ["span"],
  colgroup: ["span"],
  details: ["open"],
  fieldset: ["disabled"],
  form: ["name"],
  iframe: ["src", "srcdoc", "name", "height", "width", "loading", "sandbox"],
  img: ["height", "src", "width", "usemap", "sizes", "srcset", "alt", "loading"],
  input: ["checked", "disabled", "name", "value", "placeholder", "type", "alt", "height", "list", "max", "min", "readonly", "size", "src", "step", "width", "required"],
  label: ["for"],
  li: ["value"],
  map: ["name"],
  meter: ["value", "min", "max", "low", "high", "optimum"],
  ol: ["reversed", "start", "type"],
  optgroup: ["disabled", "label"],
  option: ["disabled", "selected", "label", "value"],
  progress: ["max", "value"],
  select: ["name", "disabled", "multiple", "size"],
  source: ["media", "sizes", "src", "srcset", "type"],
  table: ["border"],
  td: ["colspan", "headers", "rowspan"],
  textarea: ["rows", "cols", "disabled", "name", "readonly", "wrap"],
  th: ["abbr", "colspan", "headers", "rowspan", "scope", "sorted"],
  time: ["datetime"],
  track: ["default", "kind", "label", "src", "srclang"],
  video: ["controls", "height", "width", "loop", "muted", "poster", "src", "autoplay"],
};

export const ALLOWED_URL_SCHEMES = ["http", "https", "data", "mailto", "obsidian", "syrinscape-online"];
export const TRUSTED_IFRAME_DOMAINS = ["google.com", "youtube.com"];
