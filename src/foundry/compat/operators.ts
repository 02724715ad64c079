import { isGeneration13 } from "./generation.ts";

/** Generation 14's operators, which the public types do not know yet. */
interface DataOperators {
  readonly ForcedDeletion: new () => object;
  readonly ForcedReplacement: { create(value: object): object };
}

function operators(): DataOperators {
  return (foundry.data as unknown as { readonly operators: DataOperators }).operators;
}

/** The update that gives a document another type: its system data begin from the start, as both generations demand. */
export function typeChange(type: string): object {
  return isGeneration13() ? { type, "==system": {} } : { type, system: operators().ForcedReplacement.create({}) };
}

/** The part of an update that removes these keys from an id-keyed record. */
export function deletionOf(...keys: readonly string[]): Record<string, never> {
  const change = isGeneration13()
    ? keys.map((key) => [`-=${key}`, null] as const)
    : keys.map((key) => [key, new (operators().ForcedDeletion)()] as const);
  // Typed as an empty record: the public types know neither way of writing it inside a document's data.
  return Object.fromEntries(change) as Record<string, never>;
}
