import { TARGETED } from "./against.view.ts";
import type { RollForm } from "./roll-form.ts";
import type { Target } from "./roll-options.ts";
import type { RollInput } from "./roll-section.ts";

type Aiming = Pick<RollInput, "reader" | "setup" | "form">;

/** Everyone a roll could be against: those on the scene, and the one it opposes. */
export function possibleTargets({ reader: { here }, setup: { against } }: Aiming): readonly Target[] {
  return !against || here.some(({ uuid }) => uuid === against.uuid) ? here : [against, ...here];
}

/** Whom a roll is against. */
export function chosenTargets(roll: Aiming): readonly Target[] {
  const { target } = roll.form;
  return target === TARGETED ? roll.setup.targeted : possibleTargets(roll).filter(({ uuid }) => uuid === target);
}

/** The form at the distance of the target, where both are in zones of the board; who is in its zone is open again. */
export function measured(roll: Aiming): RollForm {
  const { reader, setup, form } = roll;
  const [first] = chosenTargets(roll);
  const zones = first ? reader.apart(setup.actor.uuid, first.uuid) : null;
  return { ...form, zone: {}, ...(zones !== null && { distance: String(zones) }) };
}
