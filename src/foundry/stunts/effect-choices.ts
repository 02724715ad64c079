import { type ActorSnapshot, effectKinds, type GameInForce } from "../../rules/index.ts";
import type { EffectChoices } from "../../view/item/effect-choices.view.ts";
import { named, traitText } from "../../view/listed-words.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { hasActorData } from "../documents/of-type.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";
import { effectNames } from "./effect-names.ts";

/** Someone with nothing: what the game has for everyone. */
const SOMEONE: ActorSnapshot = {
  id: "",
  uuid: "",
  name: "",
  type: "character",
  size: 0,
  traits: [],
  aspects: [],
  tracks: [],
  fatePoints: { value: 0, refresh: 0, debt: 0, held: 0 },
};

/** What the effects of an item can be about. A listed trait goes by its key, so that the item can be given away. */
export function effectChoices(inForce: GameInForce, item: NornItem): EffectChoices {
  const { ruleset, dials } = inForce;
  const actor = item.actor instanceof NornActor && hasActorData(item.actor.system) ? item.actor : null;
  const names = effectNames(inForce, actor);
  const who = actor?.snapshot() ?? SOMEONE;
  const keys = [...new Set([...ruleset.traits.list.map(({ key }) => key), ...who.traits.map(({ key }) => key)])];
  const listed = keys.filter((key) => key !== "").map((key) => ({ id: key, label: traitText(ruleset, key) }));
  const own = who.traits.filter(({ key }) => key === "").map(({ id, name }) => ({ id, label: named(name) }));
  return {
    names,
    traits: [...own, ...listed].toSorted((a, b) => putIntoWords(a.label).localeCompare(putIntoWords(b.label), game.i18n.lang)),
    tracks: ruleset.tracks(who, dials).map(({ id, rows }) => ({
      id,
      label: names.track(id),
      rows: rows.map((row) => ({ id: row.id, label: names.row(id, row.id) })),
    })),
    scopes: (ruleset.harm?.scopes(dials) ?? []).map(({ id }) => ({ id, label: names.scope(id) })),
    pools: (who.features ?? []).filter(({ id, uses }) => uses.most > 0 && id !== item.id).map(({ id, name }) => ({ id, name })),
    kinds: effectKinds(ruleset),
    isAspect: item.type === "extra",
  };
}
