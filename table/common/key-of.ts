/** Whether the object has this key, its own or inherited. */
export function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return key in object;
}
