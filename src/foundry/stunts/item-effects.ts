import type { ActiveGame } from "../../rules/ruleset.ts";
import { usesTrack } from "../../rules/stunts/effect.ts";
import { type ItemEffectsView, itemEffectsView } from "../../view/item/item-effects.view.ts";
import type { ItemSource } from "../../view/item/item-input.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { hasActorData } from "../documents/of-type.ts";
import { effectChoices } from "./effect-choices.ts";

/** What an item does, and its uses on its actor, for its sheet. */
export function itemEffectsOf(played: ActiveGame, item: NornItem, { system, type }: ItemSource): ItemEffectsView {
  const owner = item.actor instanceof NornActor && hasActorData(item.actor.system) ? item.actor.snapshot() : null;
  const boxes = owner?.tracks.find(({ id }) => id === usesTrack(item.id ?? ""))?.boxes;
  const spent = owner ? new Set(boxes) : null;
  return itemEffectsView(system, effectChoices(played, item), { isPower: type === "power", spent });
}
