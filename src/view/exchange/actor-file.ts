import { isPlainRecord } from "./review-fields.ts";
import { withoutOwnUuid } from "./self-reference.ts";

export const ACTOR_FORMAT = "norn-actor";
/** Increase when older files can no longer be read. */
export const ACTOR_VERSION = 1;

/** An actor in a file of our own. */
export interface ActorFile {
  readonly format: typeof ACTOR_FORMAT;
  readonly version: number;
  /** The game that was active. */
  readonly game: string;
  readonly actor: Readonly<Record<string, unknown>>;
}

/** What an actor stores, as `toObject()` gives it. */
type Stored = Readonly<Record<string, unknown>>;

/** What belongs to the world, or to what happened there, and not to the actor. */
const OF_THE_WORLD = ["_id", "folder", "sort", "ownership", "_stats", "items", "effects", "flags"];
/** Items refer to each other by their ids. */
const OF_AN_ITEM = ["folder", "ownership", "_stats", "effects", "flags"];

/** The file of an actor. `uuid`: its own, which is not written out. `left`: ids of items that are not for the reader. */
export function actorFile(
  game: string,
  stored: Stored,
  { uuid, left = [] }: { readonly uuid: string; readonly left?: readonly string[] },
): ActorFile {
  const items = recordsIn(stored["items"]).filter(({ _id }) => typeof _id !== "string" || !left.includes(_id));
  const actor = { ...partsOf(stored, OF_THE_WORLD), items: items.map((item) => partsOf(item, OF_AN_ITEM)) };
  const written = withoutOwnUuid(actor, uuid);
  return { format: ACTOR_FORMAT, version: ACTOR_VERSION, game, actor: isPlainRecord(written) ? written : {} };
}

function partsOf(stored: Stored, without: readonly string[]): Record<string, unknown> {
  const kept = Object.entries(stored).filter(([key]) => !without.includes(key));
  const effects = recordsIn(stored["effects"]);
  const flags = flagsOfOthers(stored["flags"]);
  const origin = originIn(stored["_stats"]);
  return {
    ...Object.fromEntries(kept),
    ...(effects.length > 0 && { effects }),
    ...(flags && { flags }),
    ...(origin && { _stats: origin }),
  };
}

/** Norn's own flags say what entries of this world have written. */
function flagsOfOthers(flags: unknown): Record<string, unknown> | null {
  const others = Object.entries(isPlainRecord(flags) ? flags : {}).filter(([scope]) => scope !== "norn");
  return others.length > 0 ? Object.fromEntries(others) : null;
}

/** Where a copy came from, by which duplicates are recognized. */
function originIn(stats: unknown): Record<string, unknown> | null {
  const given = isPlainRecord(stats) ? stats : {};
  const known = ["compendiumSource", "duplicateSource"].flatMap((key) =>
    typeof given[key] === "string" ? [[key, given[key]] as const] : [],
  );
  return known.length > 0 ? Object.fromEntries(known) : null;
}

function recordsIn(value: unknown): readonly Stored[] {
  return Array.isArray(value) ? value.filter(isPlainRecord) : [];
}
