/**
 * Whether version `v1` is newer than `v0`. Parts are compared as numbers if both are numbers, else as text; missing parts are
 * older.
 */
export function isNewerVersion(v1: string | number, v0: string | number): boolean {
  if (typeof v1 === "number" && typeof v0 === "number") return v1 > v0;
  const left = String(v1).split(".");
  const right = String(v0).split(".");
  for (const [index, a] of left.entries()) {
    const b = right[index];
    if (b === undefined) return true;
    if (a === b) continue;
    const [x, y] = [Number(a), Number(b)];
    if (Number.isNaN(x) || Number.isNaN(y)) return a.localeCompare(b, "en", { numeric: true }) > 0;
    if (x !== y) return x > y;
  }
  return false;
}
