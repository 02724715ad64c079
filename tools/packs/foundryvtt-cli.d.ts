/** What the build uses of Foundry's pack tool, which ships no types. */
declare module "@foundryvtt/foundryvtt-cli" {
  export function compilePack(
    source: string,
    target: string,
    options: { readonly yaml: boolean; readonly recursive: boolean; readonly log: boolean },
  ): Promise<void>;
}
