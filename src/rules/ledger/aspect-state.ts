import type { AspectKind, AspectNature } from "../aspects/aspect-kind.ts";

/** So many free invocations in one hand. `holder` is the uuid of the actor who may use them, "" for anybody. */
export interface FreeInvocations {
  readonly count: number;
  readonly holder: string;
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
  readonly lock: { readonly on: boolean; readonly to: string };
  readonly nature: AspectNature;
  /** By id; an entry is never at 0. */
  readonly free: Readonly<Record<string, FreeInvocations>>;
  readonly severity: string;
}
