import { type AspectSystem, aspectItemView } from "../../view/item/aspect-item.view.ts";
import type { ItemFlags, ItemSource } from "../../view/item/item-source.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { itemParts, NornItemSheet } from "./norn-item-sheet.ts";

/** An aspect: its phrase large on a card, and everything that is stored with it. */
export class AspectSheet extends NornItemSheet {
  static override PARTS = itemParts("aspect", ["drop-entry"]);

  protected override middle(source: ItemSource, flags: ItemFlags): object {
    const system = source.system as unknown as AspectSystem;
    return { aspect: aspectItemView(source, system, currentRuleset(), flags) };
  }
}
