/**
 * Words for a person, before they are put into a language: a key of the language file and what fills its
 * placeholders. An argument that is itself a `Text` is put into words first.
 */
export interface Text {
  readonly key: string;
  readonly args?: TextArgs;
}

export type TextArgs = Readonly<Record<string, string | number | Text>>;

export function text(key: string, args?: TextArgs): Text {
  return args ? { key, args } : { key };
}
