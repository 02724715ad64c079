interface NumberObject {
  valueOf(): number;
  toString(radix?: number): string;
}

/** Number without its static side, so that others can add names of their own. */
const PlainNumber: new (value?: unknown) => NumberObject = Number;

/** Three parts, each 0..1. */
type Channels = [number, number, number];

/** A color as a number 0xRRGGBB; NaN for none. */
export class Color extends PlainNumber {
  /** From `#rrggbb`, a number, RGB parts 0..1, or another color; anything else gives an invalid color. */
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
  static fromRGB([r, g, b]: Channels): Color {
    return this.fromRGBvalues(r, g, b);
  }

  static fromRGBvalues(r: number, g: number, b: number): Color {
    return new Color((byte(r) << 16) + (byte(g) << 8) + byte(b));
  }

  /** From hue, saturation and value, each 0..1. */
  static fromHSV([h, s, v]: Channels): Color {
    const part = (offset: number): number => {
      const turned = (offset + h * 6) % 6;
      return v - v * s * Math.max(0, Math.min(turned, 4 - turned, 1));
    };
    return this.fromRGBvalues(part(5), part(3), part(1));
  }

  /** From hue, saturation and lightness, each 0..1. */
  static fromHSL([h, s, l]: Channels): Color {
    const part = (offset: number): number => {
      const turned = (offset + h * 12) % 12;
      return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(turned - 3, 9 - turned, 1));
    };
    return this.fromRGBvalues(part(0), part(8), part(4));
  }

  /** From linear red, green and blue, as sRGB. */
  static fromLinearRGB(color: Color | number): Color {
    return this.fromRGB(channels(color, (part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)));
  }

  /** Between two colors: `weight` 0 is the first, 1 the second. */
  static mix(one: Color | number, other: Color | number, weight: number): number {
    return combine(one, other, (a, b) => a * (1 - weight) + b * weight);
  }

  static multiplyScalar(color: Color | number, scalar: number): number {
    return product(color, Color.fromRGBvalues(scalar, scalar, scalar));
  }

  static add(one: Color | number, other: Color | number): number {
    return combine(one, other, (a, b) => a + b);
  }

  static addScalar(color: Color | number, scalar: number): number {
    return Color.add(color, Color.fromRGBvalues(scalar, scalar, scalar));
  }

  static subtract(one: Color | number, other: Color | number): number {
    return combine(one, other, (a, b) => a - b);
  }

  static subtractScalar(color: Color | number, scalar: number): number {
    return Color.subtract(color, Color.fromRGBvalues(scalar, scalar, scalar));
  }

  static maximize(one: Color | number, other: Color | number): number {
    return combine(one, other, Math.max);
  }

  static maximizeScalar(color: Color | number, scalar: number): number {
    return Color.maximize(color, Color.fromRGBvalues(scalar, scalar, scalar));
  }

  static minimize(one: Color | number, other: Color | number): number {
    return combine(one, other, Math.min);
  }

  static minimizeScalar(color: Color | number, scalar: number): number {
    return Color.minimize(color, Color.fromRGBvalues(scalar, scalar, scalar));
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
  get rgb(): Channels {
    return channels(this);
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

  get maximum(): number {
    return Math.max(...this.rgb);
  }

  get minimum(): number {
    return Math.min(...this.rgb);
  }

  /** The same with its bytes in reverse order. */
  get littleEndian(): number {
    const value = this.valueOf();
    return ((value & 0xff) << 16) + (value & 0xff00) + ((value >> 16) & 0xff);
  }

  /** Hue, saturation and value, each 0..1. */
  get hsv(): Channels {
    const { maximum, minimum } = this;
    return [hueOf(this.rgb), maximum === 0 ? 0 : (maximum - minimum) / maximum, maximum];
  }

  /** Hue, saturation and lightness, each 0..1. */
  get hsl(): Channels {
    const { maximum, minimum } = this;
    const lightness = (maximum + minimum) / 2;
    const swing = 1 - Math.abs(2 * lightness - 1);
    return [hueOf(this.rgb), swing === 0 ? 0 : (maximum - minimum) / swing, lightness];
  }

  /** As linear red, green and blue. */
  get linear(): Color {
    return Color.fromRGB(channels(this, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)));
  }

  mix(other: Color | number, weight: number): Color {
    return new Color(Color.mix(this, other, weight));
  }

  multiply(other: Color | number): Color {
    return new Color(byColor(other, (color) => product(this, color)));
  }

  add(other: Color | number): Color {
    return new Color(byColor(other, (color) => Color.add(this, color)));
  }

  subtract(other: Color | number): Color {
    return new Color(byColor(other, (color) => Color.subtract(this, color)));
  }

  maximize(other: Color | number): Color {
    return new Color(byColor(other, (color) => Color.maximize(this, color)));
  }

  minimize(other: Color | number): Color {
    return new Color(byColor(other, (color) => Color.minimize(this, color)));
  }

  *[Symbol.iterator](): Generator<number> {
    yield* this.rgb;
  }

  toHTML(): string {
    return this.css;
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

const byte = (part: number): number => Math.round(Math.min(Math.max(part, 0), 1) * 255);

function channels(color: Color | number, map: (part: number) => number = (part) => part): Channels {
  const value = color.valueOf();
  return [map(((value >> 16) & 0xff) / 255), map(((value >> 8) & 0xff) / 255), map((value & 0xff) / 255)];
}

function combine(one: Color | number, other: Color | number, part: (a: number, b: number) => number): number {
  const [r, g, b] = channels(one);
  const [otherR, otherG, otherB] = channels(other);
  return Color.fromRGBvalues(part(r, otherR), part(g, otherG), part(b, otherB)).valueOf();
}

function product(one: Color | number, other: Color | number): number {
  return combine(one, other, (a, b) => a * b);
}

/** A number beside a color is a scalar for all three parts. */
function byColor(other: Color | number, task: (color: Color) => number): number {
  return task(other instanceof Color ? other : Color.fromRGBvalues(other, other, other));
}

function hueOf([r, g, b]: Channels): number {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return 0;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return ((sixth + 6) % 6) / 6;
}
