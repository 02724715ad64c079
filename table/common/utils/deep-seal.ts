/** Seals an object and all within it: nothing is added or removed. Returns the object. */
export function deepSeal<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isSealed(value)) return value;
  Object.seal(value);
  const inner: unknown[] = Object.values(value);
  inner.forEach((one) => deepSeal(one));
  return value;
}
