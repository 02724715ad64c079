import { isGeneration13 } from "./generation.ts";
import { operators } from "./operators.ts";

/** The part of an update that removes these keys from an id-keyed record. */
export function deletionOf(...keys: readonly string[]): Record<string, never> {
  const change = isGeneration13()
    ? keys.map((key) => [`-=${key}`, null] as const)
    : keys.map((key) => [key, new (operators().ForcedDeletion)()] as const);
  // Typed as an empty record: the public types know neither way of writing it inside a document's data.
  return Object.fromEntries(change) as Record<string, never>;
}
