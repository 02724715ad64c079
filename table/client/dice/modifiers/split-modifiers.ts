export interface SplitModifiers {
  readonly modifiers: string[];
  /** The first part that is no modifier, or null. */
  readonly unknown: string | null;
}

/** Splits "r<=2kh3" into "r<=2" and "kh3": the longest known command first, then its comparison, number or bracket. */
export function splitModifiers(text: string, known: readonly string[]): SplitModifiers {
  const commands = [...known].sort((a, b) => b.length - a.length);
  const modifiers: string[] = [];
  let rest = text.toLowerCase();
  while (rest) {
    const command = commands.find((name) => rest.startsWith(name));
    if (command === undefined) return { modifiers, unknown: rest };
    const length = command.length + argumentLength(rest.slice(command.length));
    modifiers.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return { modifiers, unknown: null };
}

function argumentLength(text: string): number {
  let depth = 0;
  let length = 0;
  for (const character of text) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (depth === 0 && !/[0-9<>=]/.test(character)) break;
    length += character.length;
  }
  return length;
}
