/** What is offered now, with each name that was offered before: it still works, and `warn` hears of its use. */
export function withDeprecated<T extends object>(now: T, before: object, warn: (name: string) => void): T {
  const offered = { ...now };
  for (const [name, value] of Object.entries(before)) {
    const get = (): unknown => {
      warn(name);
      return value;
    };
    Object.defineProperty(offered, name, { get, configurable: true });
  }
  return offered;
}
