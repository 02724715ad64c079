/** Validates that a text has at most `most` characters, so that no stored value stalls a client. */
export function textLength(most: number): (value: unknown) => boolean {
  return (value) => typeof value !== "string" || value.length <= most;
}
