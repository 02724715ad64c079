import { THING_TYPES } from "../../view/actor/sheet-source.ts";
import type { ItemSource } from "../../view/item/item-source.ts";
import { plainItemView } from "../../view/item/plain-item.view.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { itemParts, NornItemSheet } from "./norn-item-sheet.ts";

/** Stunts, powers, extras, gear and phases: every field they store. */
export class PlainItemSheet extends NornItemSheet {
  static override PARTS = itemParts("plain", ["phase-ranks", "drop-entry"]);

  protected override middle(source: ItemSource): object {
    const type = THING_TYPES.find((known) => known === source.type);
    return { plain: type ? plainItemView(source, type, currentRuleset()) : null };
  }
}
