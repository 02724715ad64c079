import { currentGame, configured } from "../../platform.ts";
import type { ApplicationAction } from "../../api/application-types.ts";
import type { TrackedCombat, TrackedCombatant, TrackedCombats } from "./combat-types.ts";

export function trackedCombats(): TrackedCombats | undefined {
  return currentGame<{ combats?: TrackedCombats }>()?.combats;
}

function viewed(): TrackedCombat | null {
  return trackedCombats()?.viewed ?? null;
}

export function combatantOf(target: HTMLElement): TrackedCombatant | undefined {
  return viewed()?.combatants.get(target.closest<HTMLElement>("[data-combatant-id]")?.dataset["combatantId"] ?? "");
}

/** A new combat on the viewed scene, which becomes the active one. */
export async function createCombat(): Promise<void> {
  const Combat = configured<{ documentClass: { create(data: object): Promise<{ activate?(): unknown } | undefined> } }>(
    "Combat",
  )?.documentClass;
  const scenes = currentGame<{ scenes?: { viewed?: { id: string } | null } }>()?.scenes;
  const made = await Combat?.create({ scene: scenes?.viewed?.id ?? null });
  await made?.activate?.();
}

interface CombatActor {
  readonly id: string;
  readonly name: string;
  readonly img?: string;
}

/** Adds an actor to the viewed combat, by its token on the scene if it has one. */
export async function addToCombat(actorId: string): Promise<void> {
  const game = currentGame<{
    actors?: { get(id: string): CombatActor | undefined };
    scenes?: {
      viewed?: {
        id: string;
        tokens: { find(test: (token: { id: string; actorId: string | null }) => boolean): { id: string } | undefined };
      } | null;
    };
  }>();
  const actor = game?.actors?.get(actorId);
  const combat = viewed();
  if (!actor || !combat) return;
  const scene = game?.scenes?.viewed;
  const token = scene?.tokens.find((candidate) => candidate.actorId === actorId);
  await combat.createEmbeddedDocuments("Combatant", [{ actorId, ...(token ? { tokenId: token.id, sceneId: scene?.id } : {}) }]);
}

function addChosen(_event: PointerEvent, target: HTMLElement): Promise<void> | undefined {
  const chosen = target.closest(".add-combatant")?.querySelector("select")?.value;
  return chosen ? addToCombat(chosen) : undefined;
}

/** The actions of the tracker's controls, by their `data-action`. */
export const COMBAT_ACTIONS: Record<string, ApplicationAction> = {
  addCombatant: addChosen,
  startCombat: () => viewed()?.startCombat(),
  endCombat: () => viewed()?.endCombat(),
  nextTurn: () => viewed()?.nextTurn(),
  previousTurn: () => viewed()?.previousTurn(),
  nextRound: () => viewed()?.nextRound(),
  previousRound: () => viewed()?.previousRound(),
  rollAll: () => viewed()?.rollAll(),
  resetAll: () => viewed()?.resetAll(),
  removeCombatant: (_event, target) => combatantOf(target)?.delete(),
  openSheet: (_event, target) => combatantOf(target)?.actor?.sheet?.render({ force: true }),
};
