/** A value as text: text as it is, objects as JSON, everything else as JavaScript writes it. */
export function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return typeof value === "function" ? value.name : `${value as number | boolean | bigint | null | undefined}`;
}
