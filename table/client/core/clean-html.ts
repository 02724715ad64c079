import { ALLOWED_HTML_TAGS } from "../../common/constants/html.ts";

/** HTML without scripts, event handlers and elements that texts may not hold. */
export function cleanHTML(raw: string): string {
  const page = new DOMParser().parseFromString(raw, "text/html");
  for (const element of page.body.querySelectorAll("*")) {
    if (!ALLOWED_HTML_TAGS.includes(element.localName)) {
      element.remove();
      continue;
    }
    for (const { name, value } of Array.from(element.attributes)) {
      const scripted = name.startsWith("on") || (["href", "src"].includes(name) && /^\s*javascript:/i.test(value));
      if (scripted) element.removeAttribute(name);
    }
  }
  return page.body.innerHTML;
}
