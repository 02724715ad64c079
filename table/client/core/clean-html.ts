import {
  ALLOWED_HTML_ATTRIBUTES,
  ALLOWED_HTML_TAGS,
  ALLOWED_URL_SCHEMES,
  TRUSTED_IFRAME_DOMAINS,
} from "../../common/constants/html.ts";

const URL_ATTRIBUTES = ["href", "src", "cite", "poster", "srcset"];

/** HTML with only the elements, attributes and URLs that texts may contain. */
export function cleanHTML(raw: string): string {
  const page = new DOMParser().parseFromString(raw, "text/html");
  for (const element of page.body.querySelectorAll("*")) {
    if (!ALLOWED_HTML_TAGS.includes(element.localName)) element.remove();
    else
      for (const { name, value } of Array.from(element.attributes))
        if (!isAllowed(element, name, value)) element.removeAttribute(name);
  }
  return page.body.innerHTML;
}

function isAllowed({ localName }: Element, name: string, value: string): boolean {
  // A nested document would not be sanitized by these rules.
  if (name.startsWith("on") || name === "srcdoc") return false;
  if (!isListed(localName, name)) return false;
  if (name === "style") return !/(?:url|expression|image-set)\s*\(|@import|behavior\s*:|\\/i.test(value);
  return !URL_ATTRIBUTES.includes(name) || isHarmless(localName, value);
}

/** Custom elements have attributes of their own. */
function isListed(element: string, name: string): boolean {
  if (element.includes("-") || name.startsWith("data-") || name.startsWith("aria-")) return true;
  return [...(ALLOWED_HTML_ATTRIBUTES["*"] ?? []), ...(ALLOWED_HTML_ATTRIBUTES[element] ?? [])].includes(name);
}

function isHarmless(element: string, address: string): boolean {
  // Browsers ignore control characters and blanks in a URL's scheme.
  const plain = Array.from(address, (letter) => (letter <= " " || letter === "\u007f" ? "" : letter)).join("");
  if (element === "iframe") return isTrusted(plain);
  const scheme = /^([^/?#]*?):/.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  return scheme === "data" ? /^data:image\//i.test(plain) && element === "img" : ALLOWED_URL_SCHEMES.includes(scheme);
}

function isTrusted(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address) : null;
  return host?.protocol === "https:" && TRUSTED_IFRAME_DOMAINS.some((domain) => `.${host.hostname}`.endsWith(`.${domain}`));
}
