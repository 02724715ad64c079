import type { Document } from "../../common/abstract/document.ts";
import { getGame, notify } from "../core/globals.ts";
import type { Combat } from "./combat.ts";
import type { TokenDocument } from "./token-document.ts";

interface CombatChoice {
  combat?: Combat | null;
}

/** Puts tokens into a combat: the one given, the viewed one, or a new one if a GM does it. (DOC TokenDocument) */
export async function createCombatants(
  tokens: readonly TokenDocument[],
  { combat = getGame().combat }: CombatChoice = {},
): Promise<Document[]> {
  const into = combat ?? (await newCombat(tokens));
  if (!into) {
    notify("warn", getGame().i18n.localize("COMBAT.NoneActive"));
    return [];
  }
  const data = tokens
    .filter(({ id }) => !into.combatants.some(({ tokenId }) => tokenId === id))
    .map(({ id, parent, actorId, hidden }) => ({ tokenId: id, sceneId: parent?.id ?? null, actorId, hidden }));
  return into.createEmbeddedDocuments("Combatant", data);
}

async function newCombat(tokens: readonly TokenDocument[]): Promise<Combat | undefined> {
  if (!getGame().user?.isGM) return undefined;
  const { documentClass } = getGame().combats;
  const made = await documentClass.create({ scene: tokens[0]?.parent?.id ?? null, active: true });
  return getGame().combats.get(made?.id ?? "");
}

/** Takes tokens out of a combat. */
export async function deleteCombatants(
  tokens: readonly TokenDocument[],
  { combat = getGame().combat }: CombatChoice = {},
): Promise<Document[]> {
  const ids = combat?.combatants.filter(({ tokenId }) => tokens.some(({ id }) => id === tokenId)).map(({ id }) => id ?? "");
  if (!combat || !ids?.length) return [];
  return combat.deleteEmbeddedDocuments("Combatant", ids);
}
