/**
 * What public documentation leaves open and the Table had to choose, by name; each says what the Table does if the choice is
 * reversed (`--otherwise`). A system that depends on none of them works with each reversed. The choices themselves are in
 * `table/docs/foundry.md` §12.
 */
export const CHOICES = {
  "token-hooks": "a write to an unlinked token's own actor fires updateToken too",
  "plain-chat-box": "the chat box of generation 14 is a text area, as on 13",
  "other-columns": "the page has no #ui-left-column-2 and no #ui-top",
  "nested-windows": "a window's content is inside another element of its frame",
  "modifiers-emptied": "while a die's modifiers are evaluated, its list has only those that are done",
  "parts-copied": "an application's `parts` is a copy, and a part replaces the one before it even off the page",
  "windows-anywhere": "windows are not kept inside the page",
  "editor-value": "setting the value of a text editor changes what an open one shows",
  "linked-uuid": "the uuid of a linked token's own actor leads nowhere, without an error",
  "missing-data": "data missing from a formula is an error",
  "dice-direction": "a high random number is a high face",
  "strict-html": "texts may contain no buttons, fields or folds",
  "strict-players": "players may write only the documented fields of tokens, combats and combatants",
  "no-last-writer": "documents do not keep who changed them last",
  "whispers-withheld": "a whispered message is sent to those it is for, and to no one else",
} as const;

export type Choice = keyof typeof CHOICES;

export function isChoice(name: string): name is Choice {
  return Object.hasOwn(CHOICES, name);
}

const turned = new Set<Choice>();

/** Sets which choices are reversed in this process: the server's at its start, a client's when it gets the world. */
export function turnRound(names: readonly string[]): void {
  turned.clear();
  for (const name of names) if (isChoice(name)) turned.add(name);
}

export function isTurned(choice: Choice): boolean {
  return turned.has(choice);
}
