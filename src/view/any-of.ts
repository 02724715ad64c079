/** The helper `nornAny` of templates: one of its values is there. Handlebars adds an argument of its own, the last. */
export function anyOf(isEmpty: (value: unknown) => boolean): (...values: readonly unknown[]) => boolean {
  return (...values) => values.slice(0, -1).some((value) => !isEmpty(value));
}
