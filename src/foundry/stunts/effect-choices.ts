import { newActor } from "../../rules/snapshot.ts";
import { effectKinds } from "../../rules/stunts/effect.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import type { EffectChoices } from "../../view/item/effect-choices.view.ts";
import type { LabeledChoice } from "../../view/item/item-input.ts";
import { named, traitText } from "../../view/listed-words.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { hasActorData } from "../documents/of-type.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { effectNames } from "../documents/effect-names.ts";

/** Someone with nothing: what the game has for everyone. */
const SOMEONE = newActor();

/** The traits an item may name: a listed one goes by its key, so that the item can be given away, another by its id. */
export function traitChoices({ ruleset }: ActiveGame, item: NornItem): readonly LabeledChoice[] {
  const { traits } = ownerOf(item)?.snapshot() ?? SOMEONE;
  const keys = [...new Set([...ruleset.traits.list.map(({ key }) => key), ...traits.map(({ key }) => key)])];
  const listed = keys.filter((key) => key !== "").map((key) => ({ id: key, label: traitText(ruleset, key) }));
  const own = traits.filter(({ key }) => key === "").map(({ id, name }) => ({ id, label: named(name) }));
  return [...own, ...listed].toSorted((a, b) => putIntoWords(a.label).localeCompare(putIntoWords(b.label), game.i18n.lang));
}

function ownerOf({ actor }: NornItem): NornActor | null {
  return actor instanceof NornActor && hasActorData(actor.system) ? actor : null;
}

/** What the effects of an item can be about. */
export function effectChoices(active: ActiveGame, item: NornItem): EffectChoices {
  const { ruleset, dials } = active;
  const actor = ownerOf(item);
  const names = effectNames(active, actor);
  const who = actor?.snapshot() ?? SOMEONE;
  return {
    names,
    traits: traitChoices(active, item),
    tracks: ruleset.tracks(who, dials).map(({ id, rows }) => ({
      id,
      label: names.track(id),
      rows: rows.map((row) => ({ id: row.id, label: names.row(id, row.id) })),
    })),
    scopes: (ruleset.harm?.scopes(dials) ?? []).map(({ id }) => ({ id, label: names.scope(id) })),
    pools: who.features.filter(({ id, uses }) => uses.most > 0 && id !== item.id).map(({ id, name }) => ({ id, name })),
    kinds: effectKinds(ruleset),
    isAspect: item.type === "extra",
  };
}
