import type { Aspect } from "../aspects/aspect.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { ActiveGame } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/** Breaks in play at which something is restored or ends. Source: F3 (refresh), S3, T3, M3. */
export const BREAKS = ["session", "scene", "rest", "day", "story"] as const;
export type Break = (typeof BREAKS)[number];

/** Breaks, the shortest first. */
const BY_LENGTH: readonly Break[] = ["scene", "rest", "day", "session", "story"];

/** R3: a longer break does all that the shorter ones do. The break and those within it, the shortest first. */
export function breaksWithin(at: Break): readonly Break[] {
  return BY_LENGTH.slice(0, BY_LENGTH.indexOf(at) + 1);
}

/** A row of a track with checked boxes; full if none of its boxes is clear. */
interface MarkedRow {
  readonly track: string;
  readonly row: string;
  readonly full: boolean;
  /** A consequence of its severity is still there, from this track or from none in particular. */
  readonly held?: true;
}

/** What an NPC brings into the GM's pool, and its parts. */
export interface Entrance {
  readonly points: number;
  readonly parts: readonly { readonly source: "tier" | "size" | "refresh"; readonly points: number }[];
  /** A tier it may enter as instead, if the GM says so. */
  readonly orAs?: string;
}

/** What each break adds to what the shorter ones do. */
export interface BreakRules {
  /** Breaks this game has, in the order they are offered. */
  readonly known: (dials: DialValues) => readonly Break[];
  /** Fate points after a break; the current number where nothing changes. */
  readonly points: (actor: ActorSnapshot, at: Break, dials: DialValues) => number;
  /** Skill points each player's character earns. */
  readonly earns: ((at: Break) => number) | null;
  /** How many of an aspect's checked boxes the break clears. */
  readonly clearsBoxes: (checked: number, at: Break, dials: DialValues) => number;
  /** The break clears checked boxes of this row of a track. */
  readonly clearsRow: (row: MarkedRow, at: Break, dials: DialValues) => boolean;
  /** The break releases held points. */
  readonly releasesHeld: (at: Break) => boolean;
  /** The aspect ends at this break. */
  readonly endsAspect: (aspect: Aspect, at: Break, dials: DialValues) => boolean;
  /** Points the GM's pool starts with; null where it is not counted. */
  readonly npcPool: (playerCharacters: number, at: Break, dials: DialValues) => number | null;
  /** What an NPC brings into that pool on entering a scene; null for one who brings none. */
  readonly entrance: (actor: ActorSnapshot, dials: DialValues) => Entrance | null;
}

/** What an NPC brings who enters as it is, or as the tier that the GM may say instead; null for none. */
export function entranceAs({ ruleset: { breaks }, dials }: ActiveGame, actor: ActorSnapshot, as = ""): Entrance | null {
  const own = breaks.entrance(actor, dials);
  return own && as !== "" && own.orAs === as ? breaks.entrance({ ...actor, tier: as }, dials) : own;
}
