type AsyncFunctionConstructor = new (...parametersAndBody: string[]) => (...values: unknown[]) => Promise<unknown>;

/** The constructor of functions that may await. */
export const AsyncFunction: AsyncFunctionConstructor = Reflect.get(
  Object.getPrototypeOf(async () => undefined),
  "constructor",
);
