import type { Text } from "../text.ts";

/** Something chosen by its name: a trait of the actor, an actor, a user. */
export interface NamedChoice {
  readonly id: string;
  readonly name: string;
}

/** Something chosen by its label. */
export interface LabeledChoice {
  readonly id: string;
  readonly label: Text;
}

/** What an item's sheet is made from: plain data, and the choices the world offers. */
export interface ItemSource {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly type: string;
  /** The stored data of its type. */
  readonly system: Readonly<Record<string, unknown>>;
  /** Traits of the item's actor, with their keys in the game; empty for a world item. */
  readonly traits: readonly (NamedChoice & { readonly key: string })[];
  /** What a trait is chosen from: those of its actor and of the game, by key or id. */
  readonly traitChoices: readonly LabeledChoice[];
  /** Aspects of the item's actor that the user knows, with the extra they are of, and its extras; absent for a world item. */
  readonly aspects?: readonly (NamedChoice & { readonly thing: string })[];
  readonly extras?: readonly NamedChoice[];
  /** Actors who may hold free invocations, by uuid. */
  readonly actors: readonly NamedChoice[];
  /** Players who may know a hidden aspect. */
  readonly players: readonly NamedChoice[];
  /** It can be bought with a roll. */
  readonly forSale?: boolean;
  /** Name of the actor an extra is linked to, "" for none or for one that is gone. */
  readonly linked: string;
}

export interface ItemFlags {
  readonly editable: boolean;
  readonly words: boolean;
  /** The user may decide who knows what. */
  readonly gm: boolean;
}
