import { TARGETED } from "./against.view.ts";
import type { RollForm } from "./roll-form.ts";
import type { Target } from "./roll-options.ts";
import type { RollableTrait } from "./rollable-trait.ts";
import type { RollAgainst, RollInput, RollSetup } from "./roll-section.ts";

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

/** Whether what is rolled may be changed in the window: it is a trait of the actor's own, and no one acts aboard. */
export function mayChooseTrait({ first, traits, pilot }: RollSetup): boolean {
  return pilot === null && traits.some(({ id }) => id === first.id);
}

/** What is rolled: the trait of the form, or what the roll began with. */
export function traitRolled(setup: RollSetup, { trait }: Pick<RollForm, "trait">): RollableTrait {
  return (mayChooseTrait(setup) && setup.traits.find(({ id }) => id === trait)) || setup.first;
}

/** A form after the user has changed it from `before`, with what follows: the distance of another target, and what its sections say. */
export function followed(roll: RollInput, before: RollForm): RollForm {
  const form = roll.form.target === before.target ? roll.form : measured(roll);
  const against = (one: RollForm): RollAgainst => {
    const input = { ...roll, form: one };
    return { ...input, here: possibleTargets(input), chosen: chosenTargets(input) };
  };
  return Object.assign({ ...form }, ...roll.reader.sections.map(({ follows }) => follows?.(against(form), against(before))));
}
