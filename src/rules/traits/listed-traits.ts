import { isAdded } from "../dials/list-dial.ts";
import type { ListedTrait, Ruleset } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Trait } from "./trait.ts";

type Listing = { readonly traits: Pick<Ruleset["traits"], "list" | "ofType" | "ofTier"> };
type Playing = Listing & { readonly traits: Pick<Ruleset["traits"], "unboughtToo"> };
type Ranking = { readonly traits: Pick<Ruleset["traits"], "groups" | "unboughtRank"> };

/** The traits the game lists for actors of this type; of NPCs the game says whether; situations have only their own. Source: S2, S8, S9, S10. */
export function listedTraits({ traits: { list, ofType } }: Listing, type: string): readonly ListedTrait[] {
  return type === "character" ? list : (ofType[type] ?? []);
}

/** The listed trait with this key, whatever type of actor has it; null for none. */
export function listedTrait({ traits: { list, ofType, ofTier } }: Listing, key: string): ListedTrait | null {
  return [list, ...Object.values(ofType), ...Object.values(ofTier)].flat().find((listed) => listed.key === key) ?? null;
}

/** The rank at which an actor has a trait of this group that it did not buy; without an actor, the usual one. */
export function unboughtRank({ traits }: Ranking, group: string, actor?: ActorSnapshot): number {
  const own = actor ? traits.unboughtRank(group, actor) : null;
  return own ?? traits.groups.find(({ id }) => id === group)?.defaultRank ?? 0;
}

/** The listed traits an actor has without their being written on it: it has them at the unbought rank. */
export function unwrittenTraits(ruleset: Playing, actor: ActorSnapshot): readonly ListedTrait[] {
  const { traits } = ruleset;
  const ofTier = actor.type === "npc" ? traits.ofTier[actor.tier] : undefined;
  const listed = ofTier ?? (traits.unboughtToo(actor) ? traits.list : listedTraits(ruleset, actor.type));
  const written = new Set(actor.traits.map(({ key }) => key));
  return listed.filter(({ key }) => !written.has(key));
}

/** The game's tier that one on a campaign's list is played like. R19. */
export function likeTier({ tiers }: Pick<Ruleset, "tiers">, tier: string): string {
  return tiers.find(({ id }) => id === tier)?.like ?? tier;
}

/**
 * An actor as the campaign lists things: of the game's tier that its own is like, with its traits in the campaign's groups, and without those of the game that the campaign no longer lists, as long as no one has bought or lowered them. What a
 * player has made of one stays. R16.
 */
export function asListed({ traits, tiers }: Pick<Ruleset, "traits" | "tiers">, stored: ActorSnapshot): ActorSnapshot {
  const { tier } = stored;
  const like = likeTier({ tiers }, tier);
  const actor = like === tier ? stored : { ...stored, tier: like, ownTier: tier };
  const { known, groups } = traits;
  const bare = new Map(groups.map(({ id, defaultRank }) => [id, defaultRank]));
  const isGone = ({ key, group, rank, start }: Trait): boolean =>
    known.includes(key) && (rank === null || rank === (start ?? bare.get(group))) && listedTrait({ traits }, key) === null;
  const listed = actor.traits.some(isGone) ? { ...actor, traits: actor.traits.filter((trait) => !isGone(trait)) } : actor;
  const edited = traits.list.filter(({ key, movedFrom }) => isAdded(key) || movedFrom !== undefined);
  if (edited.length === 0) return listed;
  const startsAt = Object.fromEntries(edited.map(({ key, group }) => [key, unboughtRank({ traits }, group, listed)]));
  return { ...moved(traits.list, listed), startsAt };
}

/** Traits that the campaign has put into another group are there, unless a player has chosen one for them. R18. */
function moved(list: readonly ListedTrait[], actor: ActorSnapshot): ActorSnapshot {
  const to = new Map(list.flatMap((trait) => (trait.movedFrom === undefined ? [] : [[trait.key, trait] as const])));
  const isMoved = ({ key, group }: Trait): boolean => to.get(key)?.movedFrom === group;
  const traits = actor.traits.map((trait) => (isMoved(trait) ? { ...trait, group: to.get(trait.key)?.group ?? "" } : trait));
  return { ...actor, traits };
}

const UNWRITTEN = "key:";

/** The id by which a listed trait is named that is not written on an actor. */
export function unwrittenId(key: string): string {
  return `${UNWRITTEN}${key}`;
}

/** The key in such an id; "" for any other id. */
export function unwrittenKey(id: string): string {
  return id.startsWith(UNWRITTEN) ? id.slice(UNWRITTEN.length) : "";
}
