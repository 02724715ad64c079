/** A stored value as text; "" for what is neither text nor a number. */
export function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
