import { gameName } from "../game-name.ts";
import { belongsTo, readGames } from "../../rules/counts-in.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import type { ItemSource } from "./item-input.ts";

export interface ItemHeaderView {
  readonly name: string;
  /** Too long to be shown in full. */
  readonly longName: boolean;
  readonly img: string;
  readonly type: Text;
  /** More about what it is, beside the type. */
  readonly kicker: Text | null;
  readonly nameLabel: Text;
}

const LONG = 150;

export function itemHeaderView({ name, img, type, system }: ItemSource, ruleset: Ruleset): ItemHeaderView {
  const games = readGames(system);
  return {
    name,
    longName: name.length > LONG,
    img,
    type: text(`TYPES.Item.${type}`),
    // An item of another game cannot be used now: say which game it belongs to.
    kicker: belongsTo(games, ruleset.id) ? null : text("NORN.ItemSheet.waits", { game: gameName(games.game) }),
    nameLabel: text(type === "aspect" ? "NORN.ItemSheet.phrase" : "NORN.ItemSheet.name"),
  };
}
