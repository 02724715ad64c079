/** What a template marks an element with: how it was drawn, and whether it stays on the page as it is. */
export interface Rendered {
  readonly drawn: string;
  readonly kept: boolean;
}

/**
 * Whether an element is on the page as it would be drawn. Then its template need not fill it: `morph` leaves it alone. What is long is
 * kept in pieces so that a change draws only its own. The element notes what it was drawn from, since a redraw may be put off.
 */
export function keepRendered(page: Document | null, id: string, source: unknown): Rendered {
  const drawn = shortOf(JSON.stringify(source));
  return { drawn, kept: page?.getElementById(id)?.dataset["nornDrawn"] === drawn };
}

/** Two numbers of 32 bits: enough that a text which differs has others. */
function shortOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}
