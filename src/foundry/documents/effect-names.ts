import type { ActiveGame, Ruleset, TrackLayout } from "../../rules/ruleset.ts";
import { listedTrait, unwrittenKey } from "../../rules/traits/listed-traits.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { named, rowText, trackText, traitText } from "../../view/listed-words.ts";
import type { EffectNames } from "../../view/stunts/effect-text.ts";
import { type Text, text } from "../../view/text.ts";
import type { NornActor } from "./norn-actor.ts";
import { isItemOfType } from "./of-type.ts";

/** The names an effect needs, as they are in this game and on this actor; null for an item that is on none. */
export function effectNames({ ruleset, dials }: ActiveGame, actor: NornActor | null): EffectNames {
  const layoutOf = (id: string): Pick<TrackLayout, "id" | "name" | "words"> =>
    (actor ? ruleset.tracks(actor.snapshot(), dials) : []).find((one) => one.id === id) ?? { id };
  return {
    trait: (id) => traitNamed(ruleset, actor, id),
    track: (id) => known(trackText(ruleset.id, layoutOf(id)), id),
    row: (track, id) => known(rowText(ruleset.id, layoutOf(track), id), id),
    scope: (id) => known(text(`NORN.Scope.${ruleset.id}.${id}`), id),
    item: (id) => actor?.items.get(id)?.name ?? game.i18n.localize("NORN.Effect.gone"),
  };
}

/** The id itself where another game has the words. */
function known(words: Text, id: string): Text {
  return game.i18n.has(words.key) ? words : named(id);
}

function traitNamed(ruleset: Ruleset, actor: NornActor | null, trait: string): Text {
  const key = unwrittenKey(trait) || trait;
  const own = [...(actor?.items ?? [])].find(
    (item) => item.id === trait || (isItemOfType(item, "skill") && item.system.key === key && item.inPlay),
  );
  if (own) return named(own.name);
  const home = [ruleset, ...Object.values(RULESETS)].find((one) => listedTrait(one, key) !== null);
  return home ? traitText(home, key) : text("NORN.ItemSheet.goneTrait");
}
