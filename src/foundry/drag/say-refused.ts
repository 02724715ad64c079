/** Shows the user why a sheet does not take something. The words are `NORN.Drag.Refused.<code>`. */
export function sayRefused(code: string, words: Readonly<Record<string, string | number>> = {}): null {
  const format = Object.fromEntries(Object.entries(words).map(([id, word]) => [id, String(word)]));
  ui.notifications.warn(`NORN.Drag.Refused.${code}`, { format });
  return null;
}
