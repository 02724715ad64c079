import { getGame, notify } from "../core/globals.ts";
import type { Combat } from "./combat.ts";
import type { Combatant } from "./combatant.ts";
import type { TokenDocument } from "./token-document.ts";

interface CombatChoice {
  combat?: Combat | null;
}

/** Puts tokens into a combat: the one given, the viewed one, or a new one if a GM does it. Source: DOC TokenDocument. */
export async function createCombatants(
  tokens: readonly TokenDocument[],
  { combat = getGame().combat }: CombatChoice = {},
): Promise<Combatant[]> {
  const into = combat ?? (await newCombat(tokens));
  if (!into) {
    notify("warn", getGame().i18n.localize("COMBAT.NoneActive"));
    return [];
  }
  const data = tokens
    .filter(({ id }) => !into.combatants.some(({ tokenId }) => tokenId === id))
    .map(({ id, parent, actorId, hidden }) => ({ tokenId: id, sceneId: parent?.id ?? null, actorId, hidden }));
  return (await into.createEmbeddedDocuments("Combatant", data)) as Combatant[];
}

async function newCombat(tokens: readonly TokenDocument[]): Promise<Combat | undefined> {
  if (!getGame().user?.isGM) return undefined;
  const { documentClass } = getGame().combats;
  return (await documentClass.create({ scene: tokens[0]?.parent?.id ?? null, active: true })) as Combat | undefined;
}

/** Takes tokens out of a combat. */
export async function deleteCombatants(
  tokens: readonly TokenDocument[],
  { combat = getGame().combat }: CombatChoice = {},
): Promise<Combatant[]> {
  const ids = combat?.combatants.filter(({ tokenId }) => tokens.some(({ id }) => id === tokenId)).map(({ id }) => id ?? "");
  if (!combat || !ids?.length) return [];
  return (await combat.deleteEmbeddedDocuments("Combatant", ids)) as Combatant[];
}
