/** The text after a modifier: an optional limit, a comparison and its target, as in `r3<5`. */
export interface Comparison {
  /** At most how often (only read if a comparison follows). */
  readonly limit: number | null;
  readonly comparison: string | null;
  readonly target: number | null;
}

const PATTERN = /^[a-z]+(\d+)?(?:([<>=]+)(\d+)?)?$/i;
const COMPARISONS = ["=", "<", "<=", ">", ">="] as const;

/** @throws {Error} naming the modifier that cannot be read */
export function readComparison(modifier: string): Comparison {
  const match = PATTERN.exec(modifier);
  if (!match) throw new Error(`The dice modifier "${modifier}" cannot be read`);
  const [, first, comparison = null, second] = match;
  if (comparison === null) return { limit: null, comparison: null, target: toNumber(first) };
  if (!COMPARISONS.some((known) => known === comparison)) throw new Error(`"${comparison}" in "${modifier}" compares nothing`);
  return { limit: toNumber(first), comparison, target: toNumber(second) };
}

/** The count of `kh3`: 1 if none is given. */
export function readCount(modifier: string): number {
  const { comparison, target } = readComparison(modifier);
  if (comparison !== null) throw new Error(`The dice modifier "${modifier}" takes a number of dice, not a comparison`);
  return target ?? 1;
}

export function compareResult(result: number, comparison: string, target: number): boolean {
  switch (comparison) {
    case "=":
      return result === target;
    case "<":
      return result < target;
    case "<=":
      return result <= target;
    case ">":
      return result > target;
    case ">=":
      return result >= target;
    default:
      throw new Error(`"${comparison}" compares nothing`);
  }
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
