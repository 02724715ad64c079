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
