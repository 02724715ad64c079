import type { LedgerRoll } from "../world.ts";

/** Uuid of who acts with a roll, and pays for it: who is aboard the vehicle that rolled, else who rolled. S8-R20, F10-R10, T4-R30, M1-R20. */
export function actsOn({ pilot, actor }: Pick<LedgerRoll, "pilot" | "actor">): string {
  return pilot || actor;
}

/** Whether an actor is the vehicle in a roll that someone aboard makes: it pays for nothing. */
export function isVehicleOf(roll: Pick<LedgerRoll, "pilot" | "actor">, uuid: string): boolean {
  return roll.pilot !== "" && roll.actor === uuid;
}
