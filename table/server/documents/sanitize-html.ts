import sanitize, { type Attributes, type Transformer } from "sanitize-html";
import { isTurned } from "../../common/choices.ts";
import { isHarmfulAttribute } from "../../common/harmful-attribute.ts";

const TAGS = [
  ..."h1 h2 h3 h4 h5 h6 p div span section article aside header footer nav main address hgroup".split(" "),
  ..."blockquote pre code kbd samp var q cite abbr dfn time data mark small sub sup del ins s u i b em strong".split(" "),
  ..."a br hr wbr bdi bdo ul ol li dl dt dd menu figure figcaption details summary ruby rb rp rt rtc".split(" "),
  ..."table caption colgroup col thead tbody tfoot tr th td picture source img audio video track map area".split(" "),
  ..."button label input select option optgroup textarea fieldset legend form meter progress output".split(" "),
  ..."secret-block document-embed enriched-content".split(" "),
];

/** Not allowed where the list is the shorter one (`strict-html`). */
const OPEN_TO_DOUBT = new Set(
  "button label input select option optgroup textarea fieldset form output details summary".split(" "),
);

/** Of `data-*` and `aria-*` no name does anything by itself. */
const EVERYWHERE = "class id title lang dir role style tabindex draggable hidden data-* aria-*".split(" ");

/** By element. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  a: "href target rel name download",
  img: "src srcset alt width height loading",
  source: "src srcset type media",
  audio: "src controls loop muted preload",
  video: "src controls loop muted poster preload width height",
  track: "src kind srclang label default",
  td: "colspan rowspan headers",
  th: "colspan rowspan headers scope abbr",
  col: "span",
  colgroup: "span",
  ol: "start reversed type",
  li: "value",
  time: "datetime",
  data: "value",
  details: "open",
  area: "alt coords shape href",
  map: "name",
  button: "type name value disabled",
  label: "for",
  input: "type name value checked disabled placeholder min max step readonly",
  select: "name disabled multiple",
  option: "value selected disabled",
  textarea: "name disabled placeholder rows cols readonly",
  meter: "value min max low high optimum",
  progress: "value max",
  "secret-block": "revealed",
  "document-embed": "uuid",
};

const isHarmful = (tagName: string, name: string, value: string): boolean =>
  isHarmfulAttribute(name, value) || (tagName === "img" && name === "src" && /^\s*data:(?!image\/)/i.test(value));

const withoutHarm: Transformer = (tagName, attribs) => {
  const kept: Attributes = Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !isHarmful(tagName, name, value)),
  );
  return { tagName, attribs: kept };
};

/** What sanitize-html takes for the text of one it does not escape; and its parser ends a text area elsewhere than a browser does. */
const withoutText: Transformer = (tagName, attribs) => ({ tagName, attribs, text: "" });

const ALLOWED_ATTRIBUTES = {
  "*": EVERYWHERE,
  ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, names.split(" ")])),
};

/**
 * HTML without anything that could run or fetch: scripts, event attributes, schemes other than http(s), mailto and data images.
 * The allowed elements are those of journals and cards (CONST.ALLOWED_HTML_*). A text area has no text.
 */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: isTurned("strict-html") ? TAGS.filter((tag) => !OPEN_TO_DOUBT.has(tag)) : TAGS,
    disallowedTagsMode: "discard",
    allowedAttributes: ALLOWED_ATTRIBUTES,
    parseStyleAttributes: false,
    transformTags: { "*": withoutHarm, textarea: withoutText },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
  });
