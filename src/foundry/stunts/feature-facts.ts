import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { isCostly, isForRolls, usesTrack } from "../../rules/stunts/effect.ts";
import { parseEffects } from "../../rules/stunts/read-effect.ts";
import type { ThingInput } from "../../view/actor/sheet-input.ts";
import { effectText } from "../../view/stunts/effect-text.ts";
import { isShownOnSheet } from "../documents/known-to.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { aspectsOf } from "../hooks/aspects-of-things.ts";
import { advantagePoints, priceOf } from "../buying/price-of.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { effectNames } from "../documents/effect-names.ts";

/** What something does, and how often, for its row. */
export function featureFacts(
  played: ActiveGame,
  actor: NornActor,
  item: NornItem,
  { tracks, features, attacks }: ActorSnapshot,
): Pick<ThingInput, "does" | "uses" | "usable" | "attacks" | "activates"> {
  const id = item.id ?? "";
  const system: Record<string, unknown> = { ...item._source.system };
  const names = effectNames(played, actor);
  const feature = features.find((one) => one.id === id);
  const usable = (feature?.effects ?? []).filter((effect) => !isForRolls(effect) && isCostly(effect));
  const spent = new Set(tracks.find((track) => track.id === usesTrack(id))?.boxes);
  return {
    // What the rules see has the price of the narrative limit.
    does: (feature?.effects ?? parseEffects(system["effects"])).map((effect) => effectText(effect, names)),
    uses: Array.from({ length: feature?.uses.most ?? 0 }, (_, place) => spent.has(`use-${place}`)),
    usable: usable.map((effect) => ({ effect: effect.id, words: effectText(effect, names) })),
    attacks: attacks
      .filter(({ item: of }) => of === id)
      .map((attack) => {
        const effect = feature?.effects.find((one) => one.id === attack.effect);
        return { id: attack.id, words: effect ? effectText(effect, names) : null };
      }),
    activates: isItemOfType(item, "power") && item.system.roll.trait !== "",
  };
}

/** Facts that follow from what is stored: what a power is used with and a power costs in all, its price in money, minions, the skills of a servant. */
export function countedFacts(
  played: ActiveGame,
  item: NornItem,
  snapshot: ActorSnapshot,
): Readonly<Record<string, string | number>> {
  const own = aspectsOf(item).filter((other) => isShownOnSheet(other));
  return {
    ...numbersOf(played, item, snapshot),
    ...usedWith(played, item),
    ...(own.length > 0 && { own: own.map(({ name }) => name).join(" · ") }),
  };
}

/** The trait a power is used with, by its name. */
function usedWith(played: ActiveGame, item: NornItem): Readonly<Record<string, string>> {
  if (!isItemOfType(item, "power") || item.system.affinity === "") return {};
  const names = effectNames(played, item.actor instanceof NornActor ? item.actor : null);
  return { affinity: putIntoWords(names.trait(item.system.affinity)) };
}

function numbersOf(played: ActiveGame, item: NornItem, { aspects }: ActorSnapshot): Readonly<Record<string, string | number>> {
  const { extras } = played.ruleset;
  const price = priceOf(item, played);
  if (isItemOfType(item, "gear")) return price === null ? {} : { cost: price };
  const priced = price === null ? {} : { price };
  if (isItemOfType(item, "power")) return { cost: advantagePoints(item), ...priced };
  if (isItemOfType(item, "stunt")) return priced;
  if (isItemOfType(item, "phase")) {
    const gained = item.actor?.items.get(item.system.aspect);
    return gained && isShownOnSheet(gained) ? { gained: gained.name } : {};
  }
  if (!isItemOfType(item, "extra")) return {};
  const { cost, kind, aspect } = item.system;
  const level = aspects.find(({ id }) => id === aspect)?.level ?? 0;
  const servant = kind === "servant" ? extras?.servant(cost)?.join(" / ") : undefined;
  return {
    ranks: cost,
    ...(kind === "minions" && extras && level > 0 && { minions: extras.minions(cost, level) }),
    ...(servant !== undefined && { servant }),
  };
}
