/** Whether the key is in the older syntax of an operator, `-=key` or `==key`. */
export function isDeletionKey(key: unknown): boolean {
  return typeof key === "string" && key.length > 2 && (key.startsWith("-=") || key.startsWith("=="));
}
