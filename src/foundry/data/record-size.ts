/** Validates that a record has at most `most` keys, so that no stored value stalls a client. */
export function recordSize(most: number): { validate: (value: unknown) => boolean } {
  return { validate: (value) => typeof value !== "object" || value === null || Object.keys(value).length <= most };
}
