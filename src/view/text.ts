/**
 * Text before translation: a key of the language file and the values of its placeholders. An argument that is itself a `Text` is
 * translated first.
 */
export interface Text {
  readonly key: string;
  readonly args?: TextArgs;
}

export type TextArgs = Readonly<Record<string, string | number | Text>>;

export function text(key: string, args?: TextArgs): Text {
  return args ? { key, args } : { key };
}
