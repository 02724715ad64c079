import sanitize, { type Transformer } from "sanitize-html";
import { isTurned } from "../../common/choices.ts";

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

const EVERYWHERE = [
  "class",
  "id",
  "title",
  "lang",
  "dir",
  "role",
  "style",
  "tabindex",
  "draggable",
  "hidden",
  "data-*",
  "aria-*",
];

/** A style that fetches or runs something is not allowed in a text. */
const HARMFUL_STYLE = /(?:url|expression|image-set|image)\s*\(|@import|javascript:|behavior\s*:|\\/i;

const withoutHarmfulStyle: Transformer = (tagName, attribs) => {
  const { style, ...rest } = attribs;
  return { tagName, attribs: style === undefined || HARMFUL_STYLE.test(style) ? rest : attribs };
};

/**
 * HTML without anything that could run or fetch: scripts, event attributes, schemes other than http(s), mailto and data images.
 * The allowed elements are those of journals and cards (CONST.ALLOWED_HTML_*).
 */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: isTurned("strict-html") ? TAGS.filter((tag) => !OPEN_TO_DOUBT.has(tag)) : TAGS,
    disallowedTagsMode: "discard",
    allowedAttributes: {
      "*": EVERYWHERE,
      a: ["href", "target", "rel", "name", "download"],
      img: ["src", "srcset", "alt", "width", "height", "loading"],
      source: ["src", "srcset", "type", "media"],
      audio: ["src", "controls", "loop", "muted", "preload"],
      video: ["src", "controls", "loop", "muted", "poster", "preload", "width", "height"],
      track: ["src", "kind", "srclang", "label", "default"],
      td: ["colspan", "rowspan", "headers"],
      th: ["colspan", "rowspan", "headers", "scope", "abbr"],
      col: ["span"],
      colgroup: ["span"],
      ol: ["start", "reversed", "type"],
      li: ["value"],
      time: ["datetime"],
      data: ["value"],
      details: ["open"],
      area: ["alt", "coords", "shape", "href"],
      map: ["name"],
      button: ["type", "name", "value", "disabled"],
      label: ["for"],
      input: ["type", "name", "value", "checked", "disabled", "placeholder", "min", "max", "step", "readonly"],
      select: ["name", "disabled", "multiple"],
      option: ["value", "selected", "disabled"],
      textarea: ["name", "disabled", "placeholder", "rows", "cols", "readonly"],
      meter: ["value", "min", "max", "low", "high", "optimum"],
      progress: ["value", "max"],
      "secret-block": ["*"],
      "document-embed": ["uuid"],
    },
    parseStyleAttributes: false,
    transformTags: { "*": withoutHarmfulStyle },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
  });
