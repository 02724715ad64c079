import { getConfig } from "../core/globals.ts";
import { ActiveEffect } from "./active-effect.ts";
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
  const effect = await ActiveEffect.implementation.fromStatusEffect(statusId, { parent: actor });
  if (overlay) effect.updateSource({ "flags.core.overlay": true });
  const [made] = await actor.createEmbeddedDocuments("ActiveEffect", [effect.toObject()], { keepId: true });
  return made as ActiveEffect | undefined;
}
