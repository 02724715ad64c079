const LENGTH = 60;

/** A name short enough to be read aloud as part of a label. */
export function shortName(name: string): string {
  const line = name.replace(/\s+/g, " ").trim();
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1)}…` : line;
}

/** A first word that says nothing without the next: an article, a title, an initial. */
const SAYS_NOTHING = /^(?:the|.{0,2}|[^.]{1,4}\.)$/iu;

/** The first word of each name, or the whole name where that says nothing or two would be the same. */
export function shortNames(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => {
    const first = name.trim().split(/\s+/)[0] ?? "";
    return SAYS_NOTHING.test(first) ? "" : first;
  });
  return names.map((name, index) => {
    const first = firsts[index] ?? "";
    return first === "" || firsts.indexOf(first) !== firsts.lastIndexOf(first) ? name : first;
  });
}
