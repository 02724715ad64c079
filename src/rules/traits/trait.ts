/** One trait of an actor, as it is now. */
export interface Trait {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  /** The game's key of a listed trait (`agility`), "" for a custom one. */
  readonly key: string;
  readonly group: string;
  /** Null where it does not apply. */
  readonly rank: number | null;
  /** The rank before any rank is bought; null: the ruleset's default. */
  readonly start: number | null;
  /** How many of its ranks were bought with experience. */
  readonly experience: number;
  readonly specialty: boolean;
}

/** What a trait's item stores: the rest is the item's own. */
export interface StoredTrait extends Omit<Trait, "id" | "uuid" | "name"> {
  /** The game it was made in, "" for every game. */
  readonly game: string;
}
