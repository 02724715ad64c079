/** The values a field may take: a list, an object of value → label, or a function that gives one of the two. */
export type Choices =
  | readonly (string | number)[]
  | Readonly<Record<string, unknown>>
  | (() => readonly (string | number)[] | Readonly<Record<string, unknown>>);

/** Whether the value is one of the choices. */
export function isChoice(choices: Choices, value: unknown): boolean {
  const given = typeof choices === "function" ? choices() : choices;
  if (Array.isArray(given)) return given.some((choice) => Object.is(choice, value));
  return Object.hasOwn(given, String(value));
}
