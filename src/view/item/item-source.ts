/** Something that is chosen by its name: a trait of the actor, an actor, a user. */
export interface NamedChoice {
  readonly id: string;
  readonly name: string;
}

/** What the sheet of an item reads: plain data, and what the world around it offers to choose from. */
export interface ItemSource {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly type: string;
  /** The stored data of its type. */
  readonly system: Readonly<Record<string, unknown>>;
  /** Traits of the actor it belongs to, with their keys in the game; empty for an item of the world. */
  readonly traits: readonly (NamedChoice & { readonly key: string })[];
  /** Actors who may hold free invocations, by uuid. */
  readonly actors: readonly NamedChoice[];
  /** People who may know a hidden aspect. */
  readonly players: readonly NamedChoice[];
  /** Name of what an extra stands for, "" for nothing or for something that is gone. */
  readonly linked: string;
}

export interface ItemFlags {
  readonly editable: boolean;
  readonly words: boolean;
  /** The person may decide who knows what. */
  readonly gm: boolean;
}
