const QUOTED = /["'`]((?:NORN|TYPES)\.(?:\$\{[^}]*\}|[^"'`\s])*)["'`]/g;

/** The keys of words that a source or template names: whole, or as a pattern (`NORN.Ladder.${game}.${word}`, `NORN.Ladder.`). */
export function keysNamed(text: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, key = ""]) => key);
}

export const isPattern = (key: string): boolean => key.includes("${") || key.includes("<") || key.endsWith(".");

/** `NORN.Ladder.${game}.${word}` stands for every key of that shape. */
function patternOf(key: string): RegExp {
  const parts = key.replace(/\.$/, ".${rest}").split(/\$\{[^}]*\}|<[^>]*>/);
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`);
}

/** Whether one of these keys and patterns stands for a word. A key stands for the words below it too. */
export function keysMatching(named: readonly string[]): (key: string) => boolean {
  const whole = new Set(named.filter((key) => !isPattern(key)));
  const patterns = [...new Set(named.filter(isPattern))].map(patternOf);
  const groupsOf = (key: string): string[] => key.split(".").map((_part, index, parts) => parts.slice(0, index + 1).join("."));
  return (key) => groupsOf(key).some((group) => whole.has(group)) || patterns.some((pattern) => pattern.test(key));
}
