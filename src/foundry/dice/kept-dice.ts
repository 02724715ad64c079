/**
 * Which dice count when only some are kept: the indexes of the `count` highest (or lowest) values.
 * Of equal values the first thrown is kept. `count` is clamped to 0…values.length.
 */
export function keptDice(values: readonly number[], count: number, which: "highest" | "lowest"): ReadonlySet<number> {
  const sign = which === "highest" ? -1 : 1;
  const order = values
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => sign * (a.value - b.value) || a.index - b.index);
  return new Set(order.slice(0, Math.max(0, count)).map(({ index }) => index));
}

/**
 * How many of `thrown` dice are kept by `kh3` (keep the 3 highest), `k`, `kl`, `dh`, `dl` or `d` (drop the lowest); null for
 * anything else.
 */
export function readKeepModifier(
  modifier: string,
  thrown: number,
): { readonly count: number; readonly which: "highest" | "lowest" } | null {
  const match = /^(?<verb>[kd])(?<end>[hl]?)(?<amount>\d*)$/i.exec(modifier);
  if (!match?.groups) return null;
  const keeps = match.groups["verb"]?.toLowerCase() === "k";
  const end = match.groups["end"]?.toLowerCase() || (keeps ? "h" : "l");
  const amount = match.groups["amount"] ? Number(match.groups["amount"]) : 1;
  if (keeps) return { count: amount, which: end === "h" ? "highest" : "lowest" };
  return { count: Math.max(0, thrown - amount), which: end === "h" ? "lowest" : "highest" };
}
