import type { AspectKind, AspectNature } from "../aspects/aspect-kind.ts";
import type { Gain } from "../aspects/invocation-rules.ts";

/** So many free invocations in one hand. `holder` is the uuid of the actor who may use them, "" for anybody. */
export interface FreeInvocations {
  readonly count: number;
  readonly holder: string;
}

/** What a locked aspect is good for: one gain on one trait (its id or key), or the declaration in `words` where `trait` is "". */
export interface AspectLock {
  readonly on: boolean;
  readonly trait: string;
  readonly gain: Gain;
  readonly words: string;
}

/** An aspect with everything play can change about it. */
export interface AspectState {
  readonly uuid: string;
  readonly name: string;
  /** Uuid of the actor it lies on. */
  readonly parent: string;
  readonly kind: AspectKind;
  readonly role: string;
  readonly level: number;
  readonly checked: number;
  readonly persistent: boolean;
  readonly lock: AspectLock;
  readonly nature: AspectNature;
  /** By id; an entry is never at 0. */
  readonly free: Readonly<Record<string, FreeInvocations>>;
  readonly severity: string;
  /** What removing it has to reach, null where nothing says. Source: T1, T4. */
  readonly quality: number | null;
  /** Uuid of the actor who made it in play, "" for nobody. */
  readonly maker: string;
  /** Uuid of the actor a boost is to be used against, "" for nobody. */
  readonly about: string;
  /** Only those told know of it. */
  readonly hidden: boolean;
  /** Users who were told, by id. One who was not has no entry. */
  readonly known: Readonly<Record<string, true>>;
}
