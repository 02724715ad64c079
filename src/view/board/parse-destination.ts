/** What was written in a line of the board. */
export interface WordsWithDestination {
  readonly words: string;
  /** The zone it says the aspect goes to, null for none: then the words are taken as they are. */
  readonly zone: { readonly id: string; readonly name: string } | null;
}

/** Between the aspect and its zone, and before the name of one, in the reader's language. */
export interface DestinationWords {
  readonly to: string;
  readonly the: string;
}

/** Reads "+ Fog to the Rooftops" as the aspect Fog in the zone Rooftops, where there is a zone of that name. A plus in front is no word. */
export function parseDestination(
  typed: string,
  zones: readonly { readonly id: string; readonly name: string }[],
  { to, the }: DestinationWords,
): WordsWithDestination {
  const line = typed
    .trim()
    .replace(/^\+\s+/u, "")
    .replaceAll(/\s+/gu, " ");
  const low = line.toLocaleLowerCase();
  const named = (name: string): readonly string[] => {
    const plain = name.trim().toLocaleLowerCase();
    const article = `${the.toLocaleLowerCase()} `;
    return [plain, `${article}${plain}`, ...(plain.startsWith(article) ? [plain.slice(article.length)] : [])];
  };
  const ends = zones.flatMap((zone) => named(zone.name).map((name) => ({ zone, end: ` ${to.toLocaleLowerCase()} ${name}` })));
  const found = ends
    .toSorted((a, b) => b.end.length - a.end.length)
    .find(({ end }) => low.endsWith(end) && low.length > end.length);
  return found ? { words: line.slice(0, -found.end.length).trim(), zone: found.zone } : { words: line, zone: null };
}
