const LENGTH = 60;

/** A name short enough to be read aloud as part of a label. */
export function shortName(name: string): string {
  const line = name.replace(/\s+/g, " ").trim();
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1)}…` : line;
}

/** The first word of each name, or the whole name where two would be the same. */
export function shortNames(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => name.trim().split(/\s+/)[0] ?? "");
  return names.map((name, index) => {
    const first = firsts[index] ?? "";
    return first === "" || firsts.indexOf(first) !== firsts.lastIndexOf(first) ? name : first;
  });
}
