/** The part of Foundry's pack tool that the build uses; it ships no types. */
declare module "@foundryvtt/foundryvtt-cli" {
  export function compilePack(
    source: string,
    target: string,
    options: {
      readonly yaml: boolean;
      readonly recursive: boolean;
      readonly log: boolean;
      /** Called with each document before it is stored. */
      readonly transformEntry?: (entry: Record<string, unknown>) => Promise<void>;
    },
  ): Promise<void>;
}
