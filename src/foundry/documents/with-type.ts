/**
 * Core creates combats and combatants of the plain type "base" unless a type is given; this system uses its own. Data that names
 * a type keeps it.
 */
export function withType<Data extends object>(data: Iterable<Data>, type: string): Data[] {
  return [...data].map((one) => ("type" in one && one.type ? one : { ...one, type }));
}
