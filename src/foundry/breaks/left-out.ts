import type { NornActor } from "../documents/norn-actor.ts";

/** The key of an actor in the list of those left out: a dot in a key is read as a path. */
export function leftOutKey({ uuid }: Pick<NornActor, "uuid">): string {
  return uuid.replaceAll(".", "-");
}

/** Whether breaks skip an actor, because the GM has left it out. */
export function isLeftOut(actor: Pick<NornActor, "uuid">): boolean {
  return game.settings.get("norn", "leftOut")[leftOutKey(actor)] === true;
}

/** Leaves actors out of all later breaks, or includes them again. */
export async function leaveOut(keys: Readonly<Record<string, boolean>>): Promise<void> {
  const before = game.settings.get("norn", "leftOut");
  if (Object.keys(keys).every((key) => (before[key] === true) === keys[key])) return;
  const after = { ...before, ...keys };
  await game.settings.set("norn", "leftOut", Object.fromEntries(Object.entries(after).filter(([, out]) => out)));
}
