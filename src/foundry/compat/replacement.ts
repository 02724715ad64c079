import { isGeneration13 } from "./generation.ts";

/** Generation 14's operators; the public types have no generation 14 yet. */
interface DataOperators {
  readonly ForcedReplacement: { create(value: object): object };
}

/** The part of an update that puts a record in another's place, instead of merging the two. */
export function replacementOf(key: string, value: object): object {
  if (isGeneration13()) return { [`==${key}`]: value };
  const { operators } = foundry.data as unknown as { readonly operators: DataOperators };
  return { [key]: operators.ForcedReplacement.create(value) };
}
