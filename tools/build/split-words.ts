import { keysMatching } from "./named-keys.ts";
import type { Words } from "./merge-languages.ts";

interface SplitWords {
  readonly first: Words;
  readonly late: Words;
}

/** Foundry itself asks for the names of types as it starts. */
const BY_FOUNDRY = "TYPES.";

/** The words that these keys stand for (`first`), and the others. */
export function splitWords(words: Words, named: readonly string[]): SplitWords {
  const asked = keysMatching([...named, BY_FOUNDRY]);
  const part = (group: Words, path: string, isIn: (key: string) => boolean): Words => {
    const found = Object.entries(group).flatMap(([name, value]): [string, string | Words][] => {
      const key = `${path}${name}`;
      if (typeof value === "string") return isIn(key) ? [[name, value]] : [];
      const below = part(value, `${key}.`, isIn);
      return Object.keys(below).length > 0 ? [[name, below]] : [];
    });
    return Object.fromEntries(found);
  };
  return { first: part(words, "", asked), late: part(words, "", (key) => !asked(key)) };
}
