/** A table's value for a key that was stored or sent: names of the language's own, such as `constructor`, are in no table. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
