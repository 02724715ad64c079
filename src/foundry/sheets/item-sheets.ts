import { THING_TYPES } from "../../view/actor/sheet-input.ts";
import { challengeItemView } from "../../view/challenges/challenge-item.view.ts";
import { aspectItemView } from "../../view/item/aspect-item.view.ts";
import type { StoredAspect } from "../../rules/aspects/aspect.ts";
import type { ItemFlags, ItemSource } from "../../view/item/item-input.ts";
import { plainItemView } from "../../view/item/plain-item.view.ts";
import { skillItemView } from "../../view/item/skill-item.view.ts";
import type { StoredTrait } from "../../rules/traits/trait.ts";
import { challengeSource, readerOf } from "../challenges/challenge-sources.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { activeRuleset, activeGame } from "../settings/active-game.ts";
import { itemEffectsOf } from "../stunts/item-effects.ts";
import { itemParts, NornItemSheet } from "./norn-item-sheet.ts";

/** Stunts, powers, extras, gear and phases: every field they store. */
export class PlainItemSheet extends NornItemSheet {
  static override PARTS = itemParts("plain");

  protected override middle(source: ItemSource): object {
    const type = THING_TYPES.find((known) => known === source.type);
    if (!type) return { plain: null };
    const played = activeGame();
    const plain = plainItemView(source, type, played.ruleset, played.dials);
    return type === "phase" ? { plain } : { plain, itemEffects: itemEffectsOf(played, this.item, source) };
  }
}

/** An aspect: its phrase in large type on a card, and everything stored in it. */
export class AspectSheet extends NornItemSheet {
  static override PARTS = itemParts("aspect");

  protected override middle(source: ItemSource, flags: ItemFlags): object {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this sheet is registered for aspects only
    const system = source.system as unknown as StoredAspect;
    return { aspect: aspectItemView(source, system, activeRuleset(), flags) };
  }
}

/** A trait: its rank with the word beside it, and its group. */
export class SkillSheet extends NornItemSheet {
  static override PARTS = itemParts("skill");

  protected override middle(source: ItemSource, flags: ItemFlags): object {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this sheet is registered for traits only
    const system = source.system as unknown as StoredTrait;
    return { skill: skillItemView(system, activeRuleset(), flags) };
  }
}

/** A challenge: its ladder as a picture, whose boxes its owners mark, and below it what it is made of. */
export class ChallengeSheet extends NornItemSheet {
  static override PARTS = itemParts("challenge");

  protected override middle(_source: ItemSource, { editable }: ItemFlags): object {
    const { item } = this;
    if (!isItemOfType(item, "challenge")) return { challenge: null };
    const { challenge, words } = challengeSource(item);
    return { challenge: challengeItemView(challenge, words, readerOf(item.actor)), marks: editable && item.actor !== null };
  }
}
