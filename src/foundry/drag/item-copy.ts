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
/** What happened to an aspect in play. A copy starts without it. */
const OF_ITS_PLAY = { checked: 0, free: {}, known: {} };

/** The part of the current game that matters to a copy. */
export interface PlayedGame {
  readonly id: string;
  readonly aspects: { readonly roles: readonly { readonly id: string }[] };
}

/**
 * The data of a copy. `moved`: the item itself moves, and keeps what happened to it. A copied aspect becomes one of the current
 * game: its phrase is valid there too. Everything else stays with the game it was made for.
 */
export function itemCopy(source: ItemSource, origin: Origin, moved: boolean, played: PlayedGame): ItemCopy {
  const kept = Object.entries(source).filter(([key]) => !OF_ITS_PLACE.includes(key));
  const system: Record<string, unknown> = { ...source.system };
  for (const [key, value] of moved ? [] : Object.entries(OF_ITS_PLAY)) if (key in system) system[key] = value;
  if (!moved && source.type === "aspect" && system["game"] && system["game"] !== played.id) {
    system["game"] = played.id;
    if (!played.aspects.roles.some(({ id }) => id === system["role"])) system["role"] = "";
  }
  // Its linked trait is an item of the actor it leaves.
  if ("trait" in system) system["trait"] = "";
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
