import type { Ruleset } from "../../rules/ruleset.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";

/** More boxes or larger sizes are a typing error, or an import. */
const MOST = 60;

/**
 * An actor with numbers small enough to be counted one by one, as audits and tracks do: a rank of a thousand million in an
 * imported character must not draw as many rungs and boxes. A number outside the game's range stays outside it.
 */
export function boundedActor(actor: ActorSnapshot, { traits: { range } }: Ruleset): ActorSnapshot {
  return {
    ...actor,
    size: within(actor.size, -MOST, MOST),
    traits: actor.traits.map((trait) => ({
      ...trait,
      rank: trait.rank === null ? null : within(trait.rank, range.min - 1, range.max + 1),
      start: trait.start === null ? null : within(trait.start, range.min - 1, range.max + 1),
    })),
    aspects: actor.aspects.map((aspect) => ({ ...aspect, level: within(aspect.level, 1, MOST) })),
    tracks: actor.tracks.map((track) => ({ ...track, bonus: within(track.bonus, -MOST, MOST) })),
  };
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
