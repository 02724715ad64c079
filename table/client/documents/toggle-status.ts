import { getConfig, getGame } from "../core/globals.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";

/** Adds or removes a status of CONFIG.statusEffects; `overlay` is kept as a flag. @throws for an unknown status */
export async function toggleStatus(
  actor: Actor,
  statusId: string,
  { active, overlay = false }: { active?: boolean; overlay?: boolean } = {},
): Promise<ActiveEffect | boolean | undefined> {
  const status = getConfig().statusEffects.find((effect) => effect.id === statusId);
  if (!status) throw new Error(`Invalid status ID "${statusId}" provided to Actor#toggleStatusEffect`);
  const present = actor.effects.filter((effect) => effect.statuses.size === 1 && effect.statuses.has(statusId));
  if (present.length) {
    if (active) return true;
    await actor.deleteEmbeddedDocuments(
      "ActiveEffect",
      present.map((effect) => effect.id ?? ""),
    );
    return false;
  }
  if (active === false) return undefined;
  const flags = overlay ? { flags: { core: { overlay } } } : {};
  const data = { name: getGame().i18n.localize(status.name), img: status.img, statuses: [statusId], ...flags };
  const [made] = await actor.createEmbeddedDocuments("ActiveEffect", [data]);
  return made as ActiveEffect | undefined;
}
