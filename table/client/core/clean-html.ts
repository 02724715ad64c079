import {
  ALLOWED_HTML_ATTRIBUTES,
  ALLOWED_HTML_TAGS,
  ALLOWED_URL_SCHEMES,
  TRUSTED_IFRAME_DOMAINS,
} from "../../common/constants/html.ts";
import { isHarmfulAttribute } from "../../common/harmful-attribute.ts";

const URL_ATTRIBUTES = ["href", "src", "cite", "poster", "srcset"];

/**
 * Elements that can be found in the place of a page's own properties by their name. Another document in a frame would not be cleaned
 * by these rules.
 */
const NOT_ALLOWED: Readonly<Record<string, readonly string[]>> = { form: ["name"], iframe: ["name", "srcdoc"] };

/** HTML with only the elements, attributes and URLs that texts may contain. */
export function cleanHTML(raw: string): string {
  // In a template nothing is found by its name, and in a document without a window nothing loads or runs.
  const template = document.implementation.createHTMLDocument("").createElement("template");
  template.innerHTML = raw;
  // A field in a form can hide the form's own members: they are not asked of the form.
  const { getAttribute, getAttributeNames, removeAttribute, remove } = Element.prototype;
  for (const element of template.content.querySelectorAll("*")) {
    const tag = String(Reflect.get(Element.prototype, "localName", element));
    if (!ALLOWED_HTML_TAGS.includes(tag)) remove.call(element);
    else
      for (const name of getAttributeNames.call(element))
        if (!isAllowed(tag, name, getAttribute.call(element, name) ?? "")) removeAttribute.call(element, name);
  }
  return template.innerHTML;
}

function isAllowed(tag: string, name: string, value: string): boolean {
  if (!isListed(tag, name) || NOT_ALLOWED[tag]?.includes(name)) return false;
  if (isHarmfulAttribute(name, value)) return false;
  return !URL_ATTRIBUTES.includes(name) || isHarmless(tag, value);
}

function isListed(tag: string, name: string): boolean {
  if (name.startsWith("data-") || name.startsWith("aria-")) return true;
  return [...(ALLOWED_HTML_ATTRIBUTES["*"] ?? []), ...(ALLOWED_HTML_ATTRIBUTES[tag] ?? [])].includes(name);
}

function isHarmless(tag: string, address: string): boolean {
  // Browsers ignore control characters and blanks in a URL's scheme.
  const plain = Array.from(address, (letter) => (letter <= " " || letter === "\u007f" ? "" : letter)).join("");
  if (tag === "iframe") return isTrusted(plain);
  const scheme = /^([^/?#]*?):/.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  return scheme === "data" ? /^data:image\//i.test(plain) && tag === "img" : ALLOWED_URL_SCHEMES.includes(scheme);
}

function isTrusted(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address) : null;
  return host?.protocol === "https:" && TRUSTED_IFRAME_DOMAINS.some((domain) => `.${host.hostname}`.endsWith(`.${domain}`));
}
