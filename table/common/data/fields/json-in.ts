/** What a text says as JSON; anything else is given back as it is. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
