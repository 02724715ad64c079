import type { AspectState } from "../ledger/aspect-state.ts";

type Made = Pick<AspectState, "kind" | "nature">;

/** It breaks at one use, or when things change. Source: S3, T4. */
export function isFleeting({ kind, nature }: Made): boolean {
  return kind === "boost" || nature === "fragile";
}

/** It is there for a while because somebody made it so, fleeting or not. */
export function isMadeInPlay(aspect: Made): boolean {
  return aspect.kind === "advantage" || isFleeting(aspect);
}
