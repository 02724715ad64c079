/** What both generations read of a text enricher; the public types lack the name, and the call for what is on the page. */
export interface NamedEnricher {
  readonly id: string;
  /** With the flag `g`. */
  readonly pattern: RegExp;
  readonly enricher: (match: RegExpMatchArray) => Promise<HTMLElement>;
  /** Called with what was made, each time it comes onto a page. */
  readonly onRender: (element: HTMLElement) => void;
}

/** Adds a kind of link to the texts people write. */
export function addEnricher(enricher: NamedEnricher): void {
  (CONFIG.TextEditor.enrichers as unknown as NamedEnricher[]).push(enricher);
}
