import type { Aspect, FreeInvocations } from "../aspects/aspect.ts";

/** Whether two readings of one aspect agree in everything except who knows it. */
export function sameAspect(a: Aspect, b: Aspect): boolean {
  return (
    a.uuid === b.uuid &&
    a.name === b.name &&
    a.parent === b.parent &&
    a.kind === b.kind &&
    a.role === b.role &&
    a.level === b.level &&
    a.checked === b.checked &&
    a.persistent === b.persistent &&
    a.lock.on === b.lock.on &&
    a.lock.trait === b.lock.trait &&
    a.lock.gain === b.lock.gain &&
    a.lock.words === b.lock.words &&
    a.nature === b.nature &&
    a.severity === b.severity &&
    a.track === b.track &&
    a.quality === b.quality &&
    a.maker === b.maker &&
    a.about === b.about &&
    sameFree(a.free, b.free)
  );
}

function sameFree(a: Readonly<Record<string, FreeInvocations>>, b: Readonly<Record<string, FreeInvocations>>): boolean {
  const ids = Object.keys(a);
  return (
    ids.length === Object.keys(b).length && ids.every((id) => a[id]?.count === b[id]?.count && a[id]?.holder === b[id]?.holder)
  );
}
