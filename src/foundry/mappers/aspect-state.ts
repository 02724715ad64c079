import type { AspectState } from "../../rules/index.ts";

/** The part of an aspect item the ledger sees. A live item satisfies it. */
export interface AspectItemSlice {
  readonly uuid: string;
  readonly name: string;
  readonly actor: { readonly uuid: string } | null;
  readonly system: Omit<AspectState, "uuid" | "name" | "parent" | "known"> & {
    readonly known: Readonly<Record<string, boolean>>;
  };
}

/** An aspect with everything that play can change about it, as it is now. Used-up free invocations are left out. */
export function aspectState({ uuid, name, actor, system }: AspectItemSlice): AspectState {
  const {
    kind,
    role,
    level,
    checked,
    persistent,
    lock,
    nature,
    severity,
    track,
    free,
    quality,
    maker,
    about,
    zone,
    hidden,
    known,
  } = system;
  const left = Object.entries(free).filter(([, { count }]) => count > 0);
  const informed = Object.keys(known).filter((user) => known[user]);
  return {
    uuid,
    name,
    parent: actor?.uuid ?? "",
    kind,
    role,
    level,
    checked,
    persistent,
    lock: { on: lock.on, trait: lock.trait, gain: lock.gain, words: lock.words },
    nature,
    free: Object.fromEntries(left.map(([id, { count, holder }]) => [id, { count, holder }])),
    severity,
    track,
    quality,
    maker,
    about,
    zone,
    hidden,
    known: Object.fromEntries(informed.map((user) => [user, true as const])),
  };
}
