import { belongsTo, readGames } from "../../rules/counts-in.ts";
import { listedTrait } from "../../rules/traits/listed-traits.ts";
import type { Ruleset } from "../../rules/ruleset.ts";

/** An item's stored data, as `toObject()` gives them. */
type ItemSource = { readonly [key: string]: unknown; readonly name: string; readonly type: string; readonly system: object };

/** Data to create an item with. */
export interface ItemCopy {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly type: string;
  readonly system: Readonly<Record<string, unknown>>;
}

/** Where a copy comes from: stored with it, so that duplicates are recognized. */
export interface Origin {
  /** Uuid of the original, null for one that was never stored. */
  readonly uuid: string | null;
  readonly compendium: boolean;
  /** The compendium document the original itself came from. */
  readonly compendiumSource: string | null;
}

/** What belongs to the item's place, not to the item. */
const OF_ITS_PLACE = ["_id", "folder", "sort", "ownership", "_stats"];
/** What happened to an item in play. A copy starts without it. */
const OF_ITS_PLAY = { checked: 0, free: {}, known: {}, adopted: {} };

/** The part of the current game that matters to a copy. */
export type PlayedGame = Pick<Ruleset, "id"> & {
  readonly aspects: { readonly roles: readonly { readonly id: string }[] };
  readonly traits: Pick<Ruleset["traits"], "list" | "ofType" | "ofTier">;
};

/**
 * The data of a copy. `moved`: the item itself moves, and keeps what happened to it. What is put on an actor counts in the game in
 * force: a copy belongs to it, and what moves is adopted.
 */
export function itemCopy(source: ItemSource, origin: Origin, moved: boolean, played: PlayedGame): ItemCopy {
  const kept = Object.entries(source).filter(([key]) => !OF_ITS_PLACE.includes(key));
  const system: Record<string, unknown> = { ...source.system };
  for (const [key, value] of moved ? [] : Object.entries(OF_ITS_PLAY)) if (key in system) system[key] = value;
  if (!moved) Object.assign(system, asOfGame(system, played));
  else if ("game" in system && !belongsTo(readGames(system), played.id)) {
    system["adopted"] = { ...readGames(system).adopted, [played.id]: true };
  }
  // Its linked trait, and what it is an aspect of, are items of the actor it leaves.
  for (const of of ["trait", "extra"]) if (of in system) system[of] = "";
  return {
    ...Object.fromEntries(kept),
    name: source.name,
    type: source.type,
    system,
    _stats: {
      compendiumSource: origin.compendium ? origin.uuid : origin.compendiumSource,
      duplicateSource: origin.compendium ? null : origin.uuid,
    },
  };
}

/** What a copy's data say of its game: a role or a key that only another game knows is none here. */
function asOfGame(system: Readonly<Record<string, unknown>>, played: PlayedGame): Readonly<Record<string, unknown>> {
  if (!("game" in system)) return {};
  const { role, key } = system;
  const isRole = played.aspects.roles.some(({ id }) => id === role);
  const isListed = typeof key === "string" && listedTrait(played, key) !== null;
  return {
    game: played.id,
    ...("role" in system && !isRole ? { role: "" } : {}),
    ...("key" in system && !isListed ? { key: "" } : {}),
  };
}
