import { must } from "./plain-requests.ts";
import type { PlainWorld } from "./plain-world.ts";

/** Its author changes the message of a roll, after something was built on what it had said. */
export function changedRoll(world: PlainWorld, id: string): void {
  const roll = must(world.roll(id));
  world.addRoll({ ...roll, content: { faces: [9] }, builtOn: { faces: [...roll.faces] } });
}
