import type { Ruleset } from "../../../rules/ruleset.ts";
import { hasExperience } from "../../../rules/traits/experience.ts";
import {
  checkField,
  type FieldView,
  nameOption,
  numberField,
  type OptionView,
  selectField,
  wordOption,
} from "../../fields/field.view.ts";
import { anyTierText, tierText } from "../../listed-words.ts";
import { text } from "../../text.ts";
import type { SheetParts } from "../sheet-parts.ts";
import type { SheetInput } from "../sheet-input.ts";

const VEHICLE_ADVANTAGES = ["upgraded", "fated", "armored"] as const;
type Own = Pick<FieldView, "id" | "name" | "label">;

const LARGEST = 20;
const MOST_REFRESH = 999;
const MOST_PEOPLE = 99;

/** The fields an actor has beyond those of every sheet, while it is edited; a player character only its experience. */
export function detailsView(source: SheetInput, ruleset: Ruleset, parts: SheetParts): FieldView[] {
  const { size, fatePoints } = source.actor;
  return [
    ...(parts.tier ? [selectField(own("tier"), tiersOf(source, ruleset))] : []),
    ...(source.actor.type === "npc" ? [numberField(countField(), source.actor.count, { min: 1, max: MOST_PEOPLE })] : []),
    ...(parts.scene
      ? [{ ...selectField(own("scene"), placesOf(source)), emptyAllowed: true }, checkField(own("everywhere"), source.everywhere)]
      : []),
    ...(parts.size ? [numberField(sizeField(source), size, { min: -LARGEST, max: LARGEST })] : []),
    ...vehicleFields(source.actor, ruleset),
    ...(hasExperience(ruleset, source.actor.type) ? EXPERIENCE.map((id) => experienceField(id, fatePoints[id] ?? 0)) : []),
    ...(ruleset.breaks.earns !== null && source.actor.type === "character" ? [earnedField(fatePoints.skillPoints ?? 0)] : []),
    ...(parts.points === "refresh" ? [numberField(refreshField(), fatePoints.refresh, { min: 0, max: MOST_REFRESH })] : []),
  ];
}

function own(id: string): Own {
  return { id, name: `system.${id}`, label: text(`NORN.Actor.FIELDS.${id}.label`) };
}

function sizeField({ actor: { type } }: SheetInput): Own & Pick<FieldView, "hint"> {
  const words = type === "organization" ? "influence" : "size";
  return {
    id: "size",
    name: "system.size",
    label: text(`NORN.Sheet.Parts.${words}`),
    hint: text(`NORN.Sheet.Parts.hint.${words}`),
  };
}

function countField(): Own & Pick<FieldView, "hint"> {
  const words = { label: text("NORN.Sheet.Parts.people"), hint: text("NORN.Sheet.Parts.hint.people") };
  return { id: "count", name: "system.count", ...words };
}

const MOST_OF_ONE = 20;

/** What a vehicle's numbers are counted from, in games that build vehicles by a table. */
function vehicleFields({ vehicle }: SheetInput["actor"], { vehicles }: Ruleset): FieldView[] {
  if (!vehicle || !vehicles) return [];
  const level = { ...own("techLevel"), hint: text("NORN.Actor.FIELDS.techLevel.hint") };
  const counted = VEHICLE_ADVANTAGES.map((id) => {
    const label = text(`NORN.Actor.FIELDS.advantages.${id}.label`);
    const hint = text(`NORN.Actor.FIELDS.advantages.${id}.hint`);
    return numberField({ id, name: `system.advantages.${id}`, label, hint }, vehicle[id], { min: 0, max: MOST_OF_ONE });
  });
  return [numberField(level, vehicle.techLevel, { min: 0, max: MOST_OF_ONE, emptyAllowed: true }), ...counted];
}

function refreshField(): Own & Pick<FieldView, "hint"> {
  const words = { label: text("NORN.Sheet.Points.refresh"), hint: text("NORN.Sheet.Parts.hint.refresh") };
  return { id: "refresh", name: "system.fatePoints.refresh", ...words };
}

const EXPERIENCE = ["experience", "advantagePoints"] as const;

function experienceField(id: (typeof EXPERIENCE)[number], value: number): FieldView {
  const words = { label: text(`NORN.History.Counter.${id}`), hint: text(`NORN.Experience.hint.${id}`) };
  return numberField({ id, name: `system.fatePoints.${id}`, ...words }, value, { min: 0, max: MOST_REFRESH });
}

function earnedField(value: number): FieldView {
  const id = "skillPoints";
  const words = { label: text(`NORN.History.Counter.${id}`), hint: text(`NORN.Sheet.Parts.hint.${id}`) };
  return numberField({ id, name: `system.fatePoints.${id}`, ...words }, value, { min: 0, max: MOST_REFRESH });
}

function tiersOf({ actor }: SheetInput, ruleset: Ruleset): OptionView[] {
  const tier = actor.ownTier || actor.tier;
  const { tiers: known } = ruleset;
  return [
    wordOption("", text("NORN.Sheet.noTier"), tier),
    ...known.map((one) => wordOption(one.id, tierText(ruleset, one), tier)),
    // A tier of another game is kept.
    ...(tier === "" || known.some(({ id }) => id === tier) ? [] : [wordOption(tier, anyTierText(tier, ruleset), tier)]),
  ];
}

function placesOf({ scene, scenes }: SheetInput): OptionView[] {
  const gone = scene !== "" && !scenes.some(({ id }) => id === scene);
  return [
    wordOption("", text("NORN.Sheet.Details.noScene"), scene),
    ...scenes.map(({ id, name }) => nameOption(id, name, scene)),
    ...(gone ? [wordOption(scene, text("NORN.Sheet.Details.goneScene"), scene)] : []),
  ];
}
