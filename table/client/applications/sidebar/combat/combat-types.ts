/** The part of combats and combatants that the tracker uses; the client's documents satisfy it. */
export interface TrackedCombatant {
  readonly id: string | null;
  readonly name: string;
  readonly img?: string | null;
  readonly initiative: number | null;
  readonly hidden: boolean;
  readonly defeated?: boolean;
  readonly isDefeated?: boolean;
  readonly isOwner: boolean;
  readonly visible?: boolean;
  readonly resource?: unknown;
  readonly actor?: {
    readonly img?: string | null;
    readonly temporaryEffects?: readonly { readonly name: string; readonly img?: string | null }[];
    readonly sheet?: { render(options?: object): unknown } | null;
  } | null;
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

export interface TrackedCombat {
  readonly id: string | null;
  readonly name?: string;
  readonly round: number;
  readonly turn: number | null;
  readonly started: boolean;
  readonly turns: readonly TrackedCombatant[];
  readonly combatant?: TrackedCombatant | null | undefined;
  readonly combatants: { get(id: string): TrackedCombatant | undefined };
  startCombat(): Promise<unknown>;
  nextTurn(): Promise<unknown>;
  previousTurn(): Promise<unknown>;
  nextRound(): Promise<unknown>;
  previousRound(): Promise<unknown>;
  endCombat(): Promise<unknown>;
  rollAll(): Promise<unknown>;
  rollInitiative(ids: string[]): Promise<unknown>;
  setInitiative(id: string, value: number): Promise<unknown>;
  resetAll(): Promise<unknown>;
  createEmbeddedDocuments(name: string, data: object[]): Promise<unknown>;
}

export interface TrackedCombats {
  readonly contents: TrackedCombat[];
  viewed: TrackedCombat | null;
  get(id: string): TrackedCombat | undefined;
}
