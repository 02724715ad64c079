import type { Feature } from "../stunts/effect.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { type Arms, type ConflictScope, NO_ARMS } from "./harm-rules.ts";

/** A way to attack: bare hands, a weapon, or what a power does. All of them are read here, and nowhere else. */
export interface AttackProfile {
  /** Names it among those of its actor; "" for bare hands. */
  readonly id: string;
  /** Id of the item it is of, "" for bare hands; and of that item's effect, "" where it is the item itself. */
  readonly item: string;
  readonly effect: string;
  readonly name: string;
  /** What it is used with: a trait by its key or its id, or the id of a pair of the game; "" as in the book. */
  readonly ability: string;
  /** Its rating, range, scope and what else does damage. */
  readonly arms: Arms;
  /** A weapon that is drawn: attacks begin with it. */
  readonly drawn: boolean;
}

export const BARE_HANDS: AttackProfile = { id: "", item: "", effect: "", name: "", ability: "", arms: NO_ARMS, drawn: false };

/** What a power, a stunt or another thing attacks with: one profile for each of its effects that is an attack. */
export function profilesOfFeature({
  id: item,
  name,
  effects,
}: Pick<Feature, "id" | "name" | "effects">): readonly AttackProfile[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== "attack") return [];
    const arms = { ...NO_ARMS, name, weapon: effect.amount, range: effect.range, scope: effect.scope };
    return [{ id: `${item}.${effect.id}`, item, effect: effect.id, name, ability: effect.use, arms, drawn: false }];
  });
}

/** The attack with this id, bare hands where the actor has no such one. */
export function attackProfile({ attacks }: Pick<ActorSnapshot, "attacks">, id: string): AttackProfile {
  return attacks.find((profile) => profile.id === id) ?? BARE_HANDS;
}

/** Uuid of the item on this actor that a profile is of, "" for bare hands. */
export function attackItem(actor: string, { item }: Pick<AttackProfile, "item">): string {
  return item === "" ? "" : `${actor}.Item.${item}`;
}

/** Whether it is shot or thrown, rather than used at arm's length. */
export function reachesFar({ range }: Pick<Arms, "range">): boolean {
  return range !== null && range > 0;
}

/**
 * The traits an attack is rolled with, by key or id: lists of alternatives (one trait, or a pair), of which the first with something
 * the attacker has counts, and in it the best. What the profile names comes before what the book has for its reach, and that before
 * anything else people attack with. S6-R32, F8-R31. Source: S6, S7, T4, F8, M4.
 */
export function attackTraits(
  { attacks, pairs = [], near = [], far = [] }: ConflictScope,
  { ability, arms }: Pick<AttackProfile, "ability" | "arms">,
): readonly (readonly (readonly string[])[])[] {
  const reach = reachesFar(arms) ? "far" : "near";
  const one = (keys: readonly string[]): readonly (readonly string[])[] => keys.map((key) => [key]);
  const named = pairs.find(({ id }) => id === ability)?.traits ?? (ability === "" ? [] : [ability]);
  const paired = pairs.filter((pair) => pair.reach === reach).map(({ traits }) => traits);
  const ways = [[named], paired, one(reach === "far" ? far : near), one(attacks)];
  return ways.filter((alternatives) => alternatives.some((keys) => keys.length > 0));
}
