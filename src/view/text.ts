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

/**
 * A phrase of the language file with its placeholders filled. A sentence that ends with what has a full stop of its own, such as
 * a name, gets no second one.
 */
export function filled(phrase: string, words: Readonly<Record<string, string>>): string {
  return phrase.replaceAll(/\{([^}]+)\}(\.?)/gu, (whole, name: string, stop: string) => {
    const word = words[name];
    return word === undefined ? whole : /[.!?…]$/u.test(word) ? word : word + stop;
  });
}
