import { THING_TYPES } from "../../view/actor/sheet-source.ts";
import type { AspectSystem } from "../../view/item/aspect-item.view.ts";
import type { ItemFlags, ItemSource } from "../../view/item/item-source.ts";
import type { SkillSystem } from "../../view/item/skill-item.view.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { sheetBody } from "./fetch-sheet-body.ts";
import { itemParts, NornItemSheet } from "./norn-item-sheet.ts";

/** Stunts, powers, extras, gear and phases: every field they store. */
export class PlainItemSheet extends NornItemSheet {
  static override PARTS = itemParts("plain", ["phase-ranks", "drop-entry", "effect", "power-modifiers"], ["doings"]);

  protected override middle(source: ItemSource): object {
    const type = THING_TYPES.find((known) => known === source.type);
    if (!type) return { plain: null };
    const plain = sheetBody().plainItemView(source, type, currentRuleset());
    return type === "phase" ? { plain } : { plain, doings: sheetBody().doingsOf(this.item, source) };
  }
}

/** An aspect: its phrase in large type on a card, and everything stored in it. */
export class AspectSheet extends NornItemSheet {
  static override PARTS = itemParts("aspect", ["drop-entry"]);

  protected override middle(source: ItemSource, flags: ItemFlags): object {
    const system = source.system as unknown as AspectSystem;
    return { aspect: sheetBody().aspectItemView(source, system, currentRuleset(), flags) };
  }
}

/** A trait: its rank with the word beside it, and its group. */
export class SkillSheet extends NornItemSheet {
  static override PARTS = itemParts("skill");

  protected override middle(source: ItemSource, flags: ItemFlags): object {
    const system = source.system as unknown as SkillSystem;
    return { skill: sheetBody().skillItemView(system, currentRuleset(), flags) };
  }
}
