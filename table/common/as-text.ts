/** A value as text: strings unchanged, objects as JSON, everything else as JavaScript converts it. */
export function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return typeof value === "function" ? value.name : String(value);
}
