/** Generation 14's operators, which the public types do not know yet. */
interface DataOperators {
  readonly ForcedDeletion: new () => object;
  readonly ForcedReplacement: { create(value: object): object };
}

export function operators(): DataOperators {
  return (foundry.data as unknown as { readonly operators: DataOperators }).operators;
}
