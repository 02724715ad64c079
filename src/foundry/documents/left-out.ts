import { uuidKey } from "../../rules/links/actor-link.ts";
import type { NornActor } from "./norn-actor.ts";

/** What this client has decided, until the setting says so. */
const asked = new Map<string, boolean>();

/** Whether breaks skip an actor, because the GM has left it out. */
export function isLeftOut({ uuid }: Pick<NornActor, "uuid">): boolean {
  const key = uuidKey(uuid);
  return asked.get(key) ?? game.settings.get("norn", "leftOut")[key] === true;
}

/** Leaves actors out of all later breaks, or includes them again. */
export async function leaveOut(keys: Readonly<Record<string, boolean>>): Promise<void> {
  const before = game.settings.get("norn", "leftOut");
  if (Object.keys(keys).every((key) => (asked.get(key) ?? before[key] === true) === keys[key])) return;
  for (const [key, out] of Object.entries(keys)) asked.set(key, out);
  const after = { ...before, ...Object.fromEntries(asked) };
  try {
    await game.settings.set("norn", "leftOut", Object.fromEntries(Object.entries(after).filter(([, out]) => out)));
  } finally {
    for (const [key, out] of Object.entries(keys)) if (asked.get(key) === out) asked.delete(key);
  }
}
