/**
 * A template whose buttons and drags carry the key of the page (`src/foundry/words/action-key.ts`), beside the name of what they do.
 */
export function withKeys(template: string): string {
  return template
    .replaceAll(/(?<=\s)data-action=/g, 'data-norn-key="{{nornKey}}" data-action=')
    .replaceAll(/(?<=\s|\})draggable="true"/g, 'data-norn-drag="{{nornKey}}" draggable="true"');
}
