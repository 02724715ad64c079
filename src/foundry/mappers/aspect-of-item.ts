import type { Aspect, StoredAspect } from "../../rules/aspects/aspect.ts";

/** The part of an aspect item that is read. A live item satisfies it. */
export interface AspectItem {
  readonly id: string | null;
  readonly uuid: string;
  readonly name: string;
  readonly actor: { readonly uuid: string } | null;
  readonly system: StoredAspect;
}

/** An aspect as it is now. Used-up free invocations are left out. */
export function aspectOfItem({ id, uuid, name, actor, system }: AspectItem): Aspect {
  const { kind, role, level, checked, negative, persistent, lock, nature, trait, severity, track, quality, thing } = system;
  const { free, maker, about, zone, hidden, known } = system;
  const left = Object.entries(free).filter(([, { count }]) => count > 0);
  const informed = Object.keys(known).filter((user) => known[user]);
  const own = { kind, role, level, checked, negative, persistent, nature, trait, severity, track, quality, thing };
  return {
    ...{ id: id ?? "", uuid, name, parent: actor?.uuid ?? "" },
    ...own,
    ...{ maker, about, zone, hidden },
    lock: { on: lock.on, trait: lock.trait, gain: lock.gain, words: lock.words },
    free: Object.fromEntries(left.map(([key, { count, holder }]) => [key, { count, holder }])),
    known: Object.fromEntries(informed.map((user) => [user, true as const])),
  };
}
