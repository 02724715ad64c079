/** The entries of an object one by one, without a list of them. */
export function* iterateEntries(object: object): Generator<[string, unknown]> {
  for (const key of iterateKeys(object)) yield [key, Reflect.get(object, key)];
}

export function* iterateKeys(object: object): Generator<string> {
  for (const key in object) if (Object.hasOwn(object, key)) yield key;
}

export function* iterateValues(object: object): Generator {
  for (const [, value] of iterateEntries(object)) yield value;
}
