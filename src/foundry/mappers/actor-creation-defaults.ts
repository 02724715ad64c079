import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { ListedTrait, Ruleset } from "../../rules/ruleset.ts";
import { listedTraits } from "../../rules/traits/listed-traits.ts";

/** What the creator of a new actor has specified. */
export interface GivenActorData {
  readonly items: boolean;
  readonly ownership: boolean;
  readonly token: boolean;
  readonly fatePoints: boolean;
  /** It is a copy of another actor of the world. */
  readonly duplicate: boolean;
}

/** A trait of the game as a new item. */
export interface NewTrait {
  readonly name: string;
  readonly type: "skill";
  readonly system: { readonly key: string; readonly game: string; readonly group: string; readonly rank: number };
}

/** What a new actor gets beyond what was specified. */
export interface ActorDefaults {
  readonly traits: readonly NewTrait[];
  readonly fatePoints: { readonly value: number; readonly refresh: number } | null;
  /** Linked to its token, and what the token shows to its owner. */
  readonly token: boolean;
  /** Everyone may read it. */
  readonly open: boolean;
  /** It belongs to no scene, and no player may read it, whatever was specified. */
  readonly prepared: boolean;
}

/** Whether all players may read a new actor of this type: the character that a player makes. A GM's is the GM's until it is given. */
export function isOpenAtFirst(type: unknown, byGm: boolean): boolean {
  return type === "character" && !byGm;
}

/**
 * Actors get the traits the current game lists for their type, and characters the fate points it starts with; a copy or an
 * import with its own keeps them. A player character has one document for all its tokens. All players may read the one a player makes; a GM's
 * is the GM's until it is given to a player. The duplicate of a situation is prepared: it is shown nowhere until it is brought to a scene. `nameOf` gives a listed trait's name in the world's language.
 */
export function actorCreationDefaults(
  actor: ActorSnapshot,
  given: GivenActorData,
  play: {
    readonly ruleset: Ruleset;
    readonly dials: DialValues;
    readonly nameOf: (key: string) => string;
    readonly byGm: boolean;
  },
): ActorDefaults {
  const { ruleset, dials, nameOf, byGm } = play;
  const character = actor.type === "character";
  const traits = given.items ? [] : missingListedTraits(ruleset, actor);
  return {
    traits: traits.map(({ key, group, rank }) => ({
      name: nameOf(key),
      type: "skill",
      system: { key, game: ruleset.id, group, rank },
    })),
    fatePoints: character && !given.fatePoints ? startingFatePoints(actor, ruleset, dials) : null,
    token: character && !given.token,
    open: !given.ownership && isOpenAtFirst(actor.type, byGm),
    prepared: actor.type === "situation" && given.duplicate,
  };
}

function startingFatePoints(actor: ActorSnapshot, ruleset: Ruleset, dials: DialValues): { value: number; refresh: number } {
  const value = ruleset.fatePoints.start(actor, dials);
  return { value, refresh: ruleset.fatePoints.refresh ? value : 0 };
}

type RankedTrait = ListedTrait & { readonly rank: number };

/** The traits the game lists for such an actor and it does not have, each at the unbought rank. */
function missingListedTraits(ruleset: Ruleset, { type, traits }: ActorSnapshot): RankedTrait[] {
  const keys = new Set(traits.map(({ key }) => key));
  const defaults = new Map(ruleset.traits.groups.map(({ id, defaultRank }) => [id, defaultRank]));
  return listedTraits(ruleset, type)
    .filter(({ key }) => !keys.has(key))
    .map(({ key, group }) => ({ key, group, rank: defaults.get(group) ?? 0 }));
}
