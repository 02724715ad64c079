/** Freezes a value and everything in it. Returns the value. */
export function deepFreeze<T>(value: T): T {
  return throughout(value, Object.isFrozen, Object.freeze);
}

/** Seals a value and everything in it: nothing is added or removed. Returns the value. */
export function deepSeal<T>(value: T): T {
  return throughout(value, Object.isSealed, Object.seal);
}

function throughout<T>(value: T, isClosed: (value: object) => boolean, close: (value: object) => unknown): T {
  if (typeof value !== "object" || value === null || isClosed(value)) return value;
  close(value);
  const inner: unknown[] = Object.values(value);
  inner.forEach((one) => throughout(one, isClosed, close));
  return value;
}
