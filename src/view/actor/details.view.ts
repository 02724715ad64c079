import type { Ruleset } from "../../rules/index.ts";
import { type FieldView, nameOption, numberField, selectField, wordOption } from "../item/field.view.ts";
import { tierText } from "../listed-words.ts";
import { text } from "../text.ts";
import type { SheetSource } from "./sheet-source.ts";

/** The fields an actor has beyond those of every sheet; none for a player character. */
export function detailsView({ actor, scene, scenes }: SheetSource, { tiers: known = [] }: Ruleset): FieldView[] {
  const { type, tier = "", size } = actor;
  const own = (id: string): { id: string; name: string; label: ReturnType<typeof text> } => ({
    id,
    name: `system.${id}`,
    label: text(`NORN.Actor.FIELDS.${id}.label`),
  });
  const tiers = [
    wordOption("", text("NORN.Sheet.Tier.none"), tier),
    ...known.map((one) => wordOption(one.id, tierText(one), tier)),
    // A tier of another game is kept and shown as stored.
    ...(tier === "" || known.some(({ id }) => id === tier) ? [] : [nameOption(tier, tier, tier)]),
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
