import { type FieldView, nameOption, numberField, selectField, wordOption } from "../item/field.view.ts";
import { text } from "../text.ts";
import type { SheetSource } from "./sheet-source.ts";

/** How a lesser person is simplified: the keys the rules know. */
export const TIERS = ["aspect-shorthand", "minion", "trivial", "vital", "pool"] as const;

/** The fields an actor has beside what every sheet shows; none for a player character. */
export function detailsView({ actor, scene, scenes }: SheetSource): FieldView[] {
  const { type, tier = "", size } = actor;
  const own = (id: string): { id: string; name: string; label: ReturnType<typeof text> } => ({
    id,
    name: `system.${id}`,
    label: text(`NORN.Actor.FIELDS.${id}.label`),
  });
  const tiers = [
    wordOption("", text("NORN.Sheet.Tier.none"), tier),
    ...TIERS.map((id) => wordOption(id, text(`NORN.Sheet.Tier.${id}`), tier)),
    // A kind nobody here knows is kept, and shown for what it is.
    ...(tier === "" || TIERS.some((id) => id === tier) ? [] : [nameOption(tier, tier, tier)]),
  ];
  const gone = scene !== "" && !scenes.some(({ id }) => id === scene);
  const places = [
    wordOption("", text("NORN.Sheet.Details.noScene"), scene),
    ...scenes.map(({ id, name }) => nameOption(id, name, scene)),
    ...(gone ? [wordOption(scene, text("NORN.Sheet.Details.goneScene"), scene)] : []),
  ];
  return [
    ...(type === "npc" ? [selectField(own("tier"), tiers)] : []),
    ...(type === "situation" ? [{ ...selectField(own("scene"), places), emptyAllowed: true }] : []),
    numberField({ ...own("size"), hint: text("NORN.Actor.FIELDS.size.hint") }, size, { min: -20, max: 20 }),
  ];
}
