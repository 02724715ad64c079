import type { DiceMethod, DiceMethodId } from "../../dice/dice-method.ts";
import { FATE_POOL, FUDGE, FUDGE_ONE, FUDGE_SIX } from "../../dice/dice-methods.data.ts";

/** Source: F1, F11. */
export const FATE2_DICE: readonly DiceMethod[] = [FUDGE, FUDGE_SIX, FUDGE_ONE, FATE_POOL];

/** Throws on a method the game does not throw. */
export function diceMethod(id: DiceMethodId): DiceMethod {
  const method = FATE2_DICE.find((candidate) => candidate.id === id);
  if (!method) throw new Error(`FATE 2.0 does not throw ${id}.`);
  return method;
}
