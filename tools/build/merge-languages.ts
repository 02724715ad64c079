import { BuildError } from "./build-error.ts";

/** Texts of a language file, nested by the parts of their keys. */
export interface Words {
  readonly [key: string]: string | Words;
}

export interface Fragment {
  readonly file: string;
  readonly words: Words;
}

/**
 * The fragments of a language as one file.
 * @throws Error naming every key that two fragments define, every key that is both a text and a group, and every value that is no
 * text
 */
export function mergeLanguages(fragments: readonly Fragment[]): Words {
  const merged: Record<string, unknown> = {};
  const problems: string[] = [];
  const origin = new Map<string, string>();

  const add = (into: Record<string, unknown>, words: object, file: string, path: string): void => {
    for (const [part, value] of Object.entries(words) as [string, unknown][]) {
      const key = path ? `${path}.${part}` : part;
      const before = into[part];
      if (typeof value === "string") {
        if (before === undefined) origin.set(key, file);
        else problems.push(`${key} is in ${origin.get(key) ?? "a group of another fragment"} and in ${file}`);
        into[part] = value;
      } else if (isGroup(value)) {
        if (typeof before === "string") problems.push(`${key} is a word in ${origin.get(key)} and a group in ${file}`);
        const group = isGroup(before) ? before : {};
        into[part] = group;
        add(group, value, file, key);
      } else problems.push(`${key} in ${file} is no text`);
    }
  };
  for (const { file, words } of fragments) add(merged, words, file, "");
  if (problems.length > 0) throw new BuildError(`The language files do not fit together:\n  ${problems.join("\n  ")}`);
  return merged as Words;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
