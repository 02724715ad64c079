/** A color as CSS: documents store them as text, or as objects with a `css` property. */
export function cssColor(color: unknown, otherwise: string): string {
  if (typeof color === "string" && color) return color;
  if (typeof color === "object" && color !== null && "css" in color && typeof color.css === "string") return color.css;
  return otherwise;
}
