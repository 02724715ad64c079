import createPurifier, { type Config } from "dompurify";

/** Longer texts are shown without their links: finding links takes quadratic time. */
const LONGEST_WITH_LINKS = 50_000;

/**
 * What a user's HTML keeps: what Foundry's editor and the compendia write. Nothing of it is a control, a label of one, or an
 * attribute by which the window around it could find something.
 */
const KEPT: Config = {
  ALLOWED_TAGS: [
    ..."h1 h2 h3 h4 h5 h6 p div span section article aside header footer blockquote pre code kbd samp var q cite abbr dfn time".split(
      " ",
    ),
    ..."mark small sub sup del ins s u i b em strong a br hr wbr bdi bdo ul ol li dl dt dd figure figcaption details summary".split(
      " ",
    ),
    ..."ruby rb rp rt rtc table caption colgroup col thead tbody tfoot tr th td img picture source audio video track".split(" "),
    ..."secret-block document-embed".split(" "),
  ],
  ALLOWED_ATTR: [
    ..."class id title lang dir style href target rel src srcset alt width height controls loop muted preload poster kind".split(
      " ",
    ),
    ..."srclang label default sizes media type colspan rowspan headers scope abbr span start reversed value datetime open".split(
      " ",
    ),
    ..."revealed uuid loading hidden".split(" "),
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: (name: string) => name === "secret-block" || name === "document-embed",
    attributeNameCheck: (name: string) => name === "revealed" || name === "uuid",
    allowCustomizedBuiltInElements: false,
  },
};

/** Blocks that Foundry reveals by their id. Any other id could be taken for one of the window's. */
const REVEALED_BY_ID = "section.secret, secret-block";

/** How a text may look. Nothing that takes it out of its place, over what is around it. */
const STYLES = [
  ..."color background-color font-weight font-style font-size font-family text-align text-decoration text-transform".split(" "),
  ..."vertical-align white-space width height max-width float clear list-style-type border-collapse".split(" "),
  ..."margin margin-top margin-right margin-bottom margin-left padding padding-top padding-right padding-bottom".split(" "),
  ..."padding-left border border-top border-right border-bottom border-left border-width border-style border-color".split(" "),
];

const isStyled = (element: Element): element is HTMLElement => "style" in element;

let purifier: ReturnType<typeof createPurifier> | null = null;

/** Made on first use: there is no page before. */
function purify(): ReturnType<typeof createPurifier> {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (element.id !== "" && !element.matches(REVEALED_BY_ID)) element.removeAttribute("id");
    if (!element.hasAttribute("style") || !isStyled(element)) return;
    const { style } = element;
    for (const name of [...style])
      if (!STYLES.includes(name) || style.getPropertyValue(name).includes("url(")) style.removeProperty(name);
    if (style.length === 0) element.removeAttribute("style");
  });
  return purifier;
}

type EnrichOptions = Parameters<typeof foundry.applications.ux.TextEditor.implementation.enrichHTML>[1];

/** Stored HTML with its links made live. It cannot press a button of the window it is shown in, or run anything. */
export async function enrichUserHtml(html: string, options: EnrichOptions): Promise<string> {
  if (html.trim() === "") return "";
  const clean = cleanHtml(html);
  if (clean.length > LONGEST_WITH_LINKS) return clean;
  return foundry.applications.ux.TextEditor.implementation.enrichHTML(clean, options);
}

/** HTML without anything that acts, and balanced: no tag of it affects anything outside the text. */
export function cleanHtml(html: string): string {
  return purify().sanitize(html, KEPT);
}
