import type { ItemFlags, ItemSource } from "../../view/item/item-source.ts";
import { type SkillSystem, skillItemView } from "../../view/item/skill-item.view.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { itemParts, NornItemSheet } from "./norn-item-sheet.ts";

/** A trait: its rank with the word beside it, and where it belongs. */
export class SkillSheet extends NornItemSheet {
  static override PARTS = itemParts("skill");

  protected override middle(source: ItemSource, flags: ItemFlags): object {
    const system = source.system as unknown as SkillSystem;
    return { skill: skillItemView(system, currentRuleset(), flags) };
  }
}
