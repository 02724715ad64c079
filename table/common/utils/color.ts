interface NumberObject {
  valueOf(): number;
  toString(radix?: number): string;
}

/** Number without its static side, so that others can add names of their own. */
const PlainNumber: new (value?: unknown) => NumberObject = Number;

/** A colour as a number 0xRRGGBB; NaN for none. */
export class Color extends PlainNumber {
  /** From `#rrggbb`, a number, RGB parts 0..1, or another colour; anything else gives an invalid colour. */
  static from(color: unknown): Color {
    if (color === null || color === undefined) return new Color(NaN);
    if (color instanceof Color) return color;
    if (typeof color === "number") return new Color(color);
    if (typeof color === "string") return Color.fromString(color);
    if (Array.isArray(color) && color.length === 3) {
      const [r = NaN, g = NaN, b = NaN] = color.map(Number);
      return Color.fromRGB([r, g, b]);
    }
    return new Color(NaN);
  }

  static fromString(color: string): Color {
    const digits = color.startsWith("#") ? color.slice(1) : color;
    return new Color(/^[0-9a-f]{6}$/i.test(digits) ? parseInt(digits, 16) : NaN);
  }

  /** From red, green and blue, each 0..1. */
  static fromRGB(rgb: readonly [number, number, number]): Color {
    const channel = (part: number): number => Math.round(Math.min(Math.max(part, 0), 1) * 255);
    const [r, g, b] = rgb;
    return new Color((channel(r) << 16) + (channel(g) << 8) + channel(b));
  }

  get valid(): boolean {
    const value = this.valueOf();
    return Number.isInteger(value) && value >= 0 && value <= 0xffffff;
  }

  /** `#rrggbb`. */
  get css(): string {
    return this.toString(16);
  }

  /** Red, green and blue, each 0..1. */
  get rgb(): [number, number, number] {
    const value = this.valueOf();
    return [((value >> 16) & 0xff) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
  }

  get r(): number {
    return this.rgb[0];
  }

  get g(): number {
    return this.rgb[1];
  }

  get b(): number {
    return this.rgb[2];
  }

  toRGBA(alpha: number): string {
    return `rgba(${this.rgb.map((part) => Math.round(part * 255)).join(", ")}, ${alpha})`;
  }

  equals(other: Color | number): boolean {
    return this.valueOf() === other.valueOf();
  }

  override toString(radix?: number): string {
    return radix === undefined || radix === 16 ? `#${this.valueOf().toString(16).padStart(6, "0")}` : super.toString(radix);
  }

  toJSON(): string {
    return this.css;
  }
}
