/** A stored value as words; "" for what is neither words nor a number. */
export function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
