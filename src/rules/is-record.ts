/** Whether untrusted data is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Untrusted data as an object with keys, an empty one for anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? { ...value } : {};
}
