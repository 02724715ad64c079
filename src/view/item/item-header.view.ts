import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import type { ItemSource } from "./item-source.ts";

export interface ItemHeaderView {
  readonly name: string;
  readonly img: string;
  readonly type: Text;
  /** More about what it is, beside the type. */
  readonly kicker: Text | null;
  readonly nameLabel: Text;
}

export function itemHeaderView({ name, img, type, system }: ItemSource, ruleset: Ruleset): ItemHeaderView {
  const game = typeof system["game"] === "string" ? system["game"] : "";
  return {
    name,
    img,
    type: text(`TYPES.Item.${type}`),
    // An item of another game cannot be used now: say which game it belongs to.
    kicker: game !== "" && game !== ruleset.id ? text("NORN.ItemSheet.waits", { game: text(`NORN.Game.Name.${game}`) }) : null,
    nameLabel: text(type === "aspect" ? "NORN.ItemSheet.phrase" : "NORN.ItemSheet.name"),
  };
}
