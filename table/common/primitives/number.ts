/** The rounding of `toNearest`. */
type Rounding = "round" | "floor" | "ceil";

/** Foundry's additions to `Number` (DOC primitives.Number). */
export const NUMBER_STATICS = {
  /** Whether a value is a number, or text that is only a number. */
  isNumeric(value: unknown): boolean {
    if (Array.isArray(value) || value === null || value === "" || typeof value === "boolean") return false;
    if (typeof value === "string" && value.trim() === "") return false;
    return Number(value) === Number(value) && typeof value !== "object";
  },
  /** The number that someone wrote. Spaces do not count; an empty text is NaN. */
  fromString(text: unknown): number {
    if (typeof text === "number") return text;
    if (typeof text !== "string") return Number.NaN;
    const bare = text.replace(/\s+/g, "");
    return bare === "" ? Number.NaN : Number(bare);
  },
  between(value: number, a: number, b: number, inclusive = true): boolean {
    return isBetween(value, a, b, inclusive);
  },
};

export const NUMBER_METHODS = {
  almostEqual(this: number, other: number, tolerance = 1e-8): boolean {
    return Math.abs(this - other) < tolerance;
  },
  /** 1st, 2nd, 3rd, 4th. */
  ordinalString(this: number): string {
    const tens = Math.abs(this) % 100;
    const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][tens % 10] ?? "th");
    return `${this.valueOf()}${ending}`;
  },
  paddedString(this: number, digits: number): string {
    return this.toString().padStart(digits, "0");
  },
  /** With its sign, in the language of the page; 0 has none. */
  signedString(this: number): string {
    const language: unknown = Reflect.get(globalThis, "document")?.documentElement.lang;
    const format = new Intl.NumberFormat(typeof language === "string" && language ? language : "en", {
      signDisplay: "exceptZero",
    });
    return format.format(this.valueOf());
  },
  /** The nearest multiple of an interval; an interval of 0 is none. */
  toNearest(this: number, interval = 1, method: Rounding = "round"): number {
    if (!(interval > 0)) throw new Error("Number#toNearest interval must be positive");
    const decimals = String(interval).split(".")[1]?.length ?? 0;
    return Number((Math[method](this / interval) * interval).toFixed(decimals));
  },
  between(this: number, a: number, b: number, inclusive = true): boolean {
    return isBetween(this.valueOf(), a, b, inclusive);
  },
};

function isBetween(value: number, a: number, b: number, inclusive: boolean): boolean {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return inclusive ? value >= low && value <= high : value > low && value < high;
}
