import type { ActorSnapshot } from "../rules/snapshot.ts";
import type { Arms } from "../rules/harm/harm-rules.ts";
import type { Aspect } from "../rules/aspects/aspect.ts";
import type { Challenge } from "../rules/challenges/challenge.ts";
import type { CheckRequest } from "../rules/roll/check.ts";
import type { DialValues } from "../rules/dials/dial-values.ts";
import type { ActiveGame, Ruleset } from "../rules/ruleset.ts";
import type { Result } from "../rules/result.ts";
import type { Whereabouts } from "../rules/zones/move.ts";
import type { ZoneMap } from "../rules/zones/zones.ts";
import type { Trait } from "../rules/traits/trait.ts";
import type { Attack } from "./harm/attack.ts";
import type { LedgerConflict } from "./conflict/conflict.ts";
import type { Entry, EntryKind, EntryOfKinds } from "./entry.ts";
import type { Input } from "./read-input.ts";
import type { WantedThing } from "./requests/buying.ts";
import type { NamedWound } from "./requests/recovery.ts";
import type { NotedRoll } from "./roll/roll-index.ts";

/** What planning knows of an actor. */
export interface LedgerActor {
  readonly uuid: string;
  /** As everyone knows it: the token's for an unlinked token, else the actor's. */
  readonly name: string;
  /** A situation: it contests nothing and pays nothing. */
  readonly isSituation: boolean;
  /** A situation or a vehicle: its aspects compel someone else. */
  readonly isInanimate: boolean;
  /** A character with a player. */
  readonly isPlayerCharacter: boolean;
  readonly hasPlayerOwner: boolean;
  /** All players may know its state. */
  readonly isOpen: boolean;
  readonly snapshot: () => ActorSnapshot;
  /** The weapon it has ready for a conflict of this scope, and the armor it wears in it. */
  readonly armed: (game: ActiveGame, scope: string) => { readonly weapon: Arms; readonly armor: Arms };
  /** The ladders on it. */
  readonly challenges: () => readonly Challenge[];
}

/** What planning knows of a weapon. */
export interface LedgerGear {
  readonly uuid: string;
  readonly name: string;
  /** Uuid of the actor who has it. */
  readonly actor: string;
  /** Units of ammunition left, and how many it holds: 0 for none. */
  readonly left: number;
  readonly holds: number;
  /** How many of it there are; null where that is not counted. */
  readonly quantity: number | null;
}

/** A roll as it was made. */
export interface LedgerRoll {
  readonly id: string;
  /** Uuid of the actor who rolled, "" for none. */
  readonly actor: string;
  readonly actorName: string;
  /** Uuid of who acts aboard the vehicle that rolled, "" for no one. */
  readonly pilot: string;
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
  readonly request: CheckRequest;
  readonly faces: readonly number[];
  /** Ids of the only users who may see it; empty for all. */
  readonly readers: readonly string[];
  /** Hidden from its author too. */
  readonly blind: boolean;
  readonly author: string;
  /** Uuids of the actors it is against. */
  readonly targets: readonly string[];
  /** What they were called then, by uuid. */
  readonly targetNames: ReadonlyMap<string, string>;
  /** Null: it is not an attack. */
  readonly attack: Attack | null;
  /** The wound it was made to treat, null for none. */
  readonly treats: NamedWound | null;
  /** What it was made to buy, null for nothing. */
  readonly buys: WantedThing | null;
  /** Id of the roll it was made to oppose, or to count with; "" for none. */
  readonly madeFor: string;
  /** All that its message says. */
  readonly content: Input;
  /** What it said when an entry about it was settled for the first time; null: none was. */
  readonly builtOn: Input | null;
}

/** Look-ups over the entries that count. */
export interface EntryBook {
  readonly entry: (id: string) => Entry | null;
  /** Entries that name this message or entry, and those that name them in turn, in order. */
  readonly about: (id: string) => readonly Entry[];
  /** Entries made in one turn of a conflict. */
  readonly ofTurn: (turn: string) => readonly Entry[];
  /** Of those, the ones that use an aspect. */
  readonly usesOfTurn: (turn: string) => readonly Entry[];
  /** Those of one history: what an actor paid, gained or suffered, and breaks; in order. */
  readonly ofSubject: (uuid: string) => readonly Entry[];
  readonly ofKinds: <K extends EntryKind>(kinds: readonly K[]) => readonly EntryOfKinds<K>[];
}

/** Everything planning may ask. On a client it reads documents; in tests it is a plain object. Actors go by uuid, users by id. */
export interface World {
  readonly game: ActiveGame;
  readonly isUser: (user: string) => boolean;
  readonly isGm: (user: string) => boolean;
  /** Users who are not GMs. */
  readonly players: readonly string[];
  readonly owns: (user: string, actor: string) => boolean;
  /** The user may know of an aspect. */
  readonly knows: (user: string, aspect: string) => boolean;
  /** The user may put an aspect on an actor, or give it something. */
  readonly reaches: (user: string, actor: string) => boolean;
  readonly actor: (uuid: string) => LedgerActor | null;
  /** An aspect in play; null for any other. */
  readonly aspect: (uuid: string) => Aspect | null;
  /** An aspect of another game that this one has not adopted. */
  readonly waits: (aspect: string) => boolean;
  /** Gear on an actor, and an advantage that was bought; null for anything else. */
  readonly gear: (uuid: string) => LedgerGear | null;
  /** A trait written on an actor, in the active game; null for anything else. */
  readonly trait: (uuid: string) => Trait | null;
  /** A ladder on an actor; null for none. */
  readonly challenge: (uuid: string) => Challenge | null;
  /** Where an actor is; null for none. */
  readonly whereabouts: (actor: string) => Whereabouts | null;
  /** The zones of a situation; null for anything else. */
  readonly zones: (situation: string) => ZoneMap | null;
  /** Actors that breaks concern, without those the GM leaves out. */
  readonly inPlay: () => readonly LedgerActor[];
  /** How many characters have a player. */
  readonly playerCharacters: number;
  readonly npcPool: number;
  /** The turn of the running conflict, "" outside one. */
  readonly turn: string;
  /** The conflict with this id; null for none, and in a game without conflicts. */
  readonly conflict: (id: string) => LedgerConflict | null;
  /** Those that have begun. */
  readonly conflicts: () => readonly LedgerConflict[];
  /** The pace and the scope of the active conflict, begun or not, if this actor takes part in it; "" where it has none of its own. */
  readonly fightOf: (actor: string) => { readonly pace: string; readonly scope: string };
  /** Ids of the attacks an actor has made or is a target of, in order. */
  readonly attacksOf: (actor: string) => readonly string[];
  /** The rolls of an actor, in order. */
  readonly rollsBy: (actor: string) => readonly NotedRoll[];
  readonly roll: (id: string) => Result<LedgerRoll>;
  readonly entries: EntryBook;
  /** Ids for what an entry creates: the same each time it is planned. */
  readonly newId: (entry: string, place: number) => string;
  /** Name of the aspect that a first debt brings. */
  readonly unlucky: string;
  /** Actors without a player defend and take hits by themselves. */
  readonly npcsAct: boolean;
  /** Name of a consequence that nobody has named, by its severity. */
  readonly consequenceName: (severity: string) => string;
}
