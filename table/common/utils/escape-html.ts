import { asText } from "../as-text.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** Text escaped for HTML, in an element or in a quoted attribute. Null and undefined become "". */
export function escapeHTML(value: unknown): string {
  const text = value === null || value === undefined ? "" : asText(value);
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** The inverse of {@link escapeHTML}. */
export function unescapeHTML(value: unknown): string {
  const text = value === null || value === undefined ? "" : asText(value);
  const signs = Object.fromEntries(Object.entries(ESCAPES).map(([sign, entity]) => [entity, sign]));
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs[entity] ?? entity);
}
