/** Freezes a value and everything in it. Returns the value. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  const inner: unknown[] = Object.values(value);
  inner.forEach((one) => deepFreeze(one));
  return value;
}
