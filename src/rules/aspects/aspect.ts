import type { Gain } from "../invoke/invocation-rules.ts";
import type { AspectKind, AspectNature } from "./aspect-kind.ts";

/** What a locked aspect gives: one gain on one trait (its id or key), or the declaration in `words` if `trait` is "". */
export interface AspectLock {
  readonly on: boolean;
  readonly trait: string;
  readonly gain: Gain;
  readonly words: string;
}

/** Free invocations of one holder. `holder` is the uuid of the actor who may use them, "" for anyone. */
export interface FreeInvocations {
  readonly count: number;
  readonly holder: string;
}

/** An aspect, as it is now. */
export interface Aspect {
  readonly id: string;
  readonly uuid: string;
  /** Its phrase. */
  readonly name: string;
  /** Uuid of the actor it is on, "" for none. */
  readonly parent: string;
  readonly kind: AspectKind;
  /** Id of a role of the game, "" for none. */
  readonly role: string;
  /** Its level is also the number of its boxes. Source: F3. */
  readonly level: number;
  /** How many of its boxes are checked. */
  readonly checked: number;
  /** A weakness, whose level may be written with a minus. */
  readonly negative: boolean;
  readonly persistent: boolean;
  readonly lock: AspectLock;
  readonly nature: AspectNature;
  /** By id; none of them is at 0. */
  readonly free: Readonly<Record<string, FreeInvocations>>;
  /** Id or key of the linked trait, "" for none. */
  readonly trait: string;
  /** Severity of a consequence, "" for any other aspect. */
  readonly severity: string;
  /** Id of the track a consequence comes from, "" for none. */
  readonly track: string;
  /** The difficulty of removing it, null where none is known. Source: T1, T4. */
  readonly quality: number | null;
  /** Id of the thing of the actor it is on that it is an aspect of, "" for none. */
  readonly thing: string;
  /** Uuid of the actor who created it in play, "" for none. */
  readonly maker: string;
  /** Uuid of the actor a boost is to be used against, "" for none. */
  readonly about: string;
  /** Id of the zone of its situation that it belongs to, "" for all of it. */
  readonly zone: string;
  /** Only the users in `known` know of it. */
  readonly hidden: boolean;
  /** Users who know it, by id. Other users have no key here. */
  readonly known: Readonly<Record<string, true>>;
}

/** What an aspect's item stores: the rest is the item's own. A free invocation may be at 0, and a user may be noted as not knowing it. */
export interface StoredAspect extends Omit<Aspect, "id" | "uuid" | "name" | "parent" | "known"> {
  /** The game it was made in, "" for every game. */
  readonly game: string;
  readonly known: Readonly<Record<string, boolean>>;
}

type Given = Pick<Aspect, "uuid" | "name" | "parent" | "kind">;

/** An aspect to which nothing has happened yet. */
export function newAspect(given: Given & Partial<Aspect>): Aspect {
  return {
    id: given.uuid.split(".").at(-1) ?? "",
    role: "",
    level: 1,
    checked: 0,
    negative: false,
    persistent: false,
    lock: { on: false, trait: "", gain: "plus-two", words: "" },
    nature: "lasting",
    free: {},
    trait: "",
    severity: "",
    track: "",
    quality: null,
    thing: "",
    maker: "",
    about: "",
    zone: "",
    hidden: false,
    known: {},
    ...given,
  };
}
