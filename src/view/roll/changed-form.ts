import { isTable } from "./difficulty-table.view.ts";
import { isOpposable, OWN_DIFFICULTY, type RollForm } from "./roll-form.ts";

/** The parts of the window that show a form. */
export const FORM_PARTS = ["fields", "before", "odds"] as const;
export type FormPart = (typeof FORM_PARTS)[number];

interface ChangedForm {
  readonly form: RollForm;
  readonly parts: readonly FormPart[];
  /** Name of the field that is to have focus; null: it stays where it is. */
  readonly focus: string | null;
}

/**
 * A form after a field was changed, and what of the window has to be redrawn: only what follows from that field while the user
 * types, the fields only if other fields are needed. `measure`: the form at the distance of a new target.
 */
export function changedForm(old: RollForm, typed: RollForm, measure: (form: RollForm) => RollForm): ChangedForm {
  const form = old.target === typed.target ? typed : measure(typed);
  if (fieldsAsked(old) !== fieldsAsked(form)) {
    const owns = form.difficulty === OWN_DIFFICULTY && old.difficulty !== OWN_DIFFICULTY;
    return { form, parts: FORM_PARTS, focus: owns ? "typed" : null };
  }
  const sameZone = JSON.stringify(old.zone) === JSON.stringify(form.zone);
  return { form, parts: sameZone ? ["odds"] : ["before", "odds"], focus: null };
}

/** What decides which fields are shown, and what they offer. */
function fieldsAsked(form: RollForm): string {
  const { method, difficulty, target, attack, weapon, distance, stake, seconds } = form;
  return JSON.stringify([
    ...[method, difficulty === OWN_DIFFICULTY, isTable(form) && difficulty, isOpposable(form), target],
    ...[attack, weapon, distance, stake.trim() === ""],
    ...Object.values(seconds).map(({ trait }) => trait),
  ]);
}
