import type { Aspect } from "./aspect.ts";

/** What an aspect belongs to, in every game. The ruleset says which kinds a character has, and in which roles. */
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

/** Kinds of aspects that things have too; on a person, they are that person's. */
const OF_THINGS: readonly AspectKind[] = ["equipment", "asset", "roster", "consequence"];
/** Kinds that say who someone is. */
const OF_CHARACTERS: readonly AspectKind[] = ["character", "defining", "specialty", "power"];

export function isOfThing(kind: AspectKind): boolean {
  return OF_THINGS.includes(kind);
}

/** Whether it belongs to the actor it is on, rather than to the circumstances. */
export function isOfCharacter(kind: AspectKind): boolean {
  return OF_CHARACTERS.includes(kind) || isOfThing(kind);
}

/** How long an aspect lasts: permanently, for one use, until removed. */
export const ASPECT_NATURES = ["lasting", "fragile", "sticky"] as const;
export type AspectNature = (typeof ASPECT_NATURES)[number];

type Made = Pick<Aspect, "kind" | "nature">;

/** Whether it ends after one use, or when things change. Source: S3, T4. */
export function isFleeting({ kind, nature }: Made): boolean {
  return kind === "boost" || nature === "fragile";
}

/** Whether it was created in play for a while, fleeting or not. */
export function isCreatedInPlay(aspect: Made): boolean {
  return aspect.kind === "advantage" || isFleeting(aspect);
}

/** What an aspect counts as under the limit of one aspect a scope and turn. Source: S3. */
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

/**
 * S3-R6: a consequence is its own scope on every actor it is on; another character's character and specialty aspects share one. Source:
 * S3.
 */
export function scopeOf({ kind, parent }: Pick<Aspect, "kind" | "parent">, user: string): Scope {
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
