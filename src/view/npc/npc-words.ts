import type { Ruleset } from "../../rules/ruleset.ts";

/** A trait of the game, by the name people read. */
export interface NamedTrait {
  readonly key: string;
  readonly group: string;
  readonly name: string;
  /** The tier whose trait it is, "" for one of the game's usual list. */
  readonly tier: string;
}

/** The words a phrase is read by, in the reader's language. */
export interface NpcWords {
  readonly traits: readonly NamedTrait[];
  /** Words of the ladder, and their values. */
  readonly ranks: readonly { readonly word: string; readonly value: number }[];
  /** What each tier is called. */
  readonly tiers: readonly { readonly id: string; readonly word: string }[];
  /** "three", "a" … */
  readonly numbers: ReadonlyMap<string, number>;
  /** "at", "in" … between a rank and what it is a rank of. */
  readonly between: readonly string[];
  /** "and". */
  readonly and: string;
}

/** How a name is compared: without case, and without the ending that makes a doer or a doing of it. */
export function stem(word: string): string {
  const plain = plainly(word);
  return plain.replace(/(ers|er|ing|s)$/u, "") || plain;
}

export function plainly(word: string): string {
  return word.trim().toLocaleLowerCase().replace(/\s+/gu, " ");
}

/** The one trait that is meant; null for none, or several. */
export function traitMeant(typed: string, traits: readonly NamedTrait[]): NamedTrait | null {
  const plain = plainly(typed);
  const exact = traits.filter(({ name }) => plainly(name) === plain);
  const alike = exact.length > 0 ? exact : traits.filter(({ name }) => stem(name) === stem(typed));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** The group of a trait that only this NPC has; null where the game has no list that people add to. */
export function groupForOwn({ traits }: Ruleset): string | null {
  const listed = new Set(traits.list.map(({ group }) => group));
  return traits.groups.find(({ id, open }) => open && listed.has(id))?.id ?? null;
}

/** The first letter large, as in a name. */
export function asName(words: string): string {
  const trimmed = words.trim();
  return trimmed.slice(0, 1).toLocaleUpperCase() + trimmed.slice(1);
}
