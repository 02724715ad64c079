/** Keys become values and values keys. Two keys with the same value are an error. */
export function invertObject(object: Record<string, string | number>): Record<string, string> {
  const inverted: Record<string, string> = {};
  for (const [key, value] of Object.entries(object)) {
    if (String(value) in inverted) throw new Error("Values of the provided object must be unique in order to invert it.");
    inverted[String(value)] = key;
  }
  return inverted;
}
