import { isPlain } from "../plain-object.ts";

const INSTANCE_TYPES = [
  ["Array", Array.isArray],
  ["Set", (v: unknown) => v instanceof Set],
  ["Map", (v: unknown) => v instanceof Map],
  ["Promise", (v: unknown) => v instanceof Promise],
  ["Error", (v: unknown) => v instanceof Error],
  ["HTMLElement", (v: unknown) => isHTMLElement(v)],
] as const;

function isHTMLElement(value: unknown): boolean {
  const constructor: unknown = Reflect.get(globalThis, "HTMLElement");
  return typeof constructor === "function" && value instanceof constructor;
}

/** The name of a value's type: `typeof` for primitives, "null", "Object" for plain objects, the class for a few known ones, else "Unknown". */
export function getType(variable: unknown): string {
  if (variable === null) return "null";
  const simple = typeof variable;
  if (simple !== "object") return simple;
  if (isPlain(variable)) return "Object";
  for (const [name, test] of INSTANCE_TYPES) if (test(variable)) return name;
  return "Unknown";
}
