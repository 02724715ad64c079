/** Whether the object has this key of its own: a name from outside may be one that every object has. */
export function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key);
}
