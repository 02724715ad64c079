/** A colour as a style has it: documents hold them as text, or as objects that know their `css`. */
export function cssColor(color: unknown, otherwise: string): string {
  if (typeof color === "string" && color) return color;
  if (typeof color === "object" && color !== null && "css" in color && typeof color.css === "string") return color.css;
  return otherwise;
}
