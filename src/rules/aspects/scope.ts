import type { AspectState } from "../ledger/aspect-state.ts";

/** What an aspect counts as where only one a scope may be used a turn. Source: S3. */
export const SCOPES = [
  "character",
  "specialty",
  "consequence",
  "another",
  "advantage",
  "scene",
  "zone",
  "equipment",
  "power",
] as const;
export type Scope = (typeof SCOPES)[number];

/** R: a consequence is its own scope whoever bears it; another's character and specialty aspects are one. Source: S3. */
export function scopeOf({ kind, parent }: Pick<AspectState, "kind" | "parent">, user: string): Scope {
  const own = parent === user;
  switch (kind) {
    case "character":
    case "defining":
      return own ? "character" : "another";
    case "specialty":
    case "asset":
    case "roster":
      return own ? "specialty" : "another";
    case "boost":
      return "advantage";
    default:
      return kind;
  }
}
