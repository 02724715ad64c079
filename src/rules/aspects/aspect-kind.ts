import type { AspectState } from "../events/aspect-state.ts";

/** What an aspect belongs to, in every game. Which of them a character has, and in what roles, the ruleset says. */
export const ASPECT_KINDS = [
  "character",
  "defining",
  "specialty",
  "scene",
  "zone",
  "equipment",
  "power",
  "roster",
  "asset",
  "consequence",
  "boost",
  "advantage",
] as const;
export type AspectKind = (typeof ASPECT_KINDS)[number];

/** How long an aspect lasts: for good, one use, until removed. */
export const ASPECT_NATURES = ["lasting", "fragile", "sticky"] as const;
export type AspectNature = (typeof ASPECT_NATURES)[number];

type Made = Pick<AspectState, "kind" | "nature">;

/** It breaks at one use, or when things change. Source: S3, T4. */
export function isFleeting({ kind, nature }: Made): boolean {
  return kind === "boost" || nature === "fragile";
}

/** It is there for a while because somebody made it so, fleeting or not. */
export function isMadeInPlay(aspect: Made): boolean {
  return aspect.kind === "advantage" || isFleeting(aspect);
}

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

/** S3-R6: a consequence is its own scope whoever bears it; another's character and specialty aspects are one. Source: S3. */
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
