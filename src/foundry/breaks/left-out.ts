import { uuidKey } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";

/** Whether breaks skip an actor, because the GM has left it out. */
export function isLeftOut({ uuid }: Pick<NornActor, "uuid">): boolean {
  return game.settings.get("norn", "leftOut")[uuidKey(uuid)] === true;
}

/** Leaves actors out of all later breaks, or includes them again. */
export async function leaveOut(keys: Readonly<Record<string, boolean>>): Promise<void> {
  const before = game.settings.get("norn", "leftOut");
  if (Object.keys(keys).every((key) => (before[key] === true) === keys[key])) return;
  const after = { ...before, ...keys };
  await game.settings.set("norn", "leftOut", Object.fromEntries(Object.entries(after).filter(([, out]) => out)));
}
