import type { Ruleset } from "../../rules/ruleset.ts";
import { type BeforeBox, choosing } from "./before-chosen.ts";
import { isTable } from "./difficulty-table.view.ts";
import { isOpposable, OWN_DIFFICULTY, type RollForm, type Rows } from "./roll-form.ts";

/** The parts of the window that show a form. */
const FORM_PARTS = ["fields", "before", "odds"] as const;
type FormPart = (typeof FORM_PARTS)[number];

/** A form after something was done in the window. */
export interface ChangedForm {
  readonly form: RollForm;
  /** What has to be redrawn. */
  readonly parts: readonly FormPart[];
  /** Name of the field that is to have focus; null: it stays where it is. */
  readonly focus: string | null;
}

/**
 * A form after a field was changed. Redrawn is only what follows from that field while the user
 * types, the fields only if other fields are needed. `follow`: the form with what follows from what was typed.
 */
export function changedForm(old: RollForm, typed: RollForm, follow: (form: RollForm) => RollForm): ChangedForm {
  const form = follow(typed);
  if (fieldsAsked(old) !== fieldsAsked(form)) {
    const owns = form.difficulty === OWN_DIFFICULTY && old.difficulty !== OWN_DIFFICULTY;
    return { form, parts: FORM_PARTS, focus: owns ? "typed" : null };
  }
  const sameZone = JSON.stringify(old.zone) === JSON.stringify(form.zone);
  return { form, parts: sameZone ? ["odds"] : ["before", "odds"], focus: null };
}

/** What decides which fields are shown, and what they offer. */
function fieldsAsked(form: RollForm): string {
  const { method, difficulty, target, trait, attack, weapon, distance, stake, seconds } = form;
  return JSON.stringify([
    ...[method, difficulty === OWN_DIFFICULTY, isTable(form) && difficulty, isOpposable(form), target, trait],
    ...[attack, weapon, distance, stake.trim() === ""],
    ...Object.values(seconds).map(({ trait }) => trait),
  ]);
}

/** An aspect or a point was selected or deselected for the roll. */
export function withChosen(form: RollForm, box: BeforeBox, checked: boolean): ChangedForm {
  return { form: { ...form, before: choosing(form.before, box, checked) }, parts: ["before", "odds"], focus: null };
}

/** One more modifier is asked for. */
export function withModifierRow(form: RollForm): ChangedForm {
  const id = nextRow(form.modifiers);
  const modifiers = { ...form.modifiers, [id]: { label: "", value: "" } };
  return { form: { ...form, modifiers }, parts: FORM_PARTS, focus: `modifiers.${id}.value` };
}

/** One more trait is asked for, which joins in the game's first way. */
export function withSecondRow(form: RollForm, { traits: { combinations } }: Ruleset): ChangedForm {
  const id = nextRow(form.seconds);
  const seconds = { ...form.seconds, [id]: { trait: "", joins: combinations[0] ?? "" } };
  return { form: { ...form, seconds }, parts: FORM_PARTS, focus: `seconds.${id}.trait` };
}

/** A free id for one more row. */
function nextRow(rows: Rows<unknown>): string {
  const taken = new Set(Object.keys(rows));
  return "abcdefghijklmnopqrstuvwxyz".split("").find((id) => !taken.has(id)) ?? `z${taken.size}`;
}
