const LENGTH = 60;

/** A name short enough to be read aloud as part of a label. */
export function shortName(name: string): string {
  const line = name.replace(/\s+/g, " ").trim();
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1)}…` : line;
}
