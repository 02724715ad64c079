/** What one kind of entry asks, and what the authority finds; in a message both are in the field `request`. */
export interface RequestOf<Asks, Facts = NoFacts> {
  readonly asks: Asks;
  /** Known once it is done. A fact that replaces what was asked has its name. */
  readonly facts: Facts;
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- nothing is found
export type NoFacts = Readonly<Record<never, never>>;

/** An aspect with its name at the time: it may be deleted when the entry is read. */
export interface NamedAspect {
  readonly aspect: string;
  readonly aspectName: string;
}

/** An actor with its name at the time. */
export interface NamedTarget {
  readonly target: string;
  readonly targetName: string;
}
