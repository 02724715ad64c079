import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { hasSpecialties, type Pairing, type Ruleset } from "../../rules/ruleset.ts";
import { rolledAspects } from "../../rules/aspects/rolled-aspects.ts";
import { unboughtRank, unwrittenId, unwrittenKey, unwrittenTraits } from "../../rules/traits/listed-traits.ts";

/** A trait an actor can roll: one it has, or one the game lists that is not written on it (`key:<ListedTrait.key>`). */
export interface RollableTrait {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly rank: number;
  readonly specialty: boolean;
  /** What it is rolled together with; null: with any other trait, or alone. */
  readonly pairing: Pairing | null;
}

/**
 * What an actor can roll, in the order of the game's groups. Traits that are not applicable are left out; those the game lists
 * for such an actor are there even if unbought. `nameOf` gives the name of a listed trait.
 */
export function rollableTraits(ruleset: Ruleset, actor: ActorSnapshot, nameOf: (key: string) => string): RollableTrait[] {
  const { tier } = actor;
  const pairingOf = (group: string): Pairing | null => ruleset.traits.pairing(group, tier);
  const special = hasSpecialties(ruleset, actor);
  const own = actor.traits.flatMap((trait): RollableTrait[] => {
    const rank = ruleset.traits.effectiveRank(trait);
    const { id, name, group, specialty } = trait;
    if (rank === null) return [];
    return [{ id, name, group, rank, specialty: specialty && special, pairing: pairingOf(group) }];
  });
  const listed = unwrittenTraits(ruleset, actor).map(({ key, group }): RollableTrait => {
    const rank = unboughtRank(ruleset, group, actor);
    return { id: unwrittenId(key), name: nameOf(key), group, rank, specialty: false, pairing: pairingOf(group) };
  });
  const order = new Map(ruleset.traits.groups.map(({ id }, index) => [id, index]));
  const place = ({ group }: RollableTrait): number => order.get(group) ?? order.size;
  return [...own, ...listed].toSorted((a, b) => place(a) - place(b));
}

/**
 * The trait with this item id, `key:<key>`, or the id of an item that stands for a listed trait. Null where the actor has none of
 * that id, or where it is not applicable.
 */
export function findRollable(traits: readonly RollableTrait[], actor: ActorSnapshot, id: string): RollableTrait | null {
  const found = traits.find((trait) => trait.id === id);
  if (found) return found;
  const listed = unwrittenKey(id);
  const written = listed === "" ? undefined : actor.traits.find(({ key }) => key === listed);
  return traits.find((trait) => trait.id === written?.id) ?? null;
}

/** The best of the listed traits with these keys that an actor can roll; null where it has none. */
export function bestOfKeys(
  traits: readonly RollableTrait[],
  actor: ActorSnapshot,
  keys: readonly string[],
): RollableTrait | null {
  const found = keys.flatMap((key) => findRollable(traits, actor, unwrittenId(key)) ?? []);
  return found.toSorted((a, b) => b.rank - a.rank)[0] ?? null;
}

/** The traits that may join one in a roll. */
export function partnersOf(first: RollableTrait, traits: readonly RollableTrait[]): RollableTrait[] {
  const groups = first.pairing?.groups;
  return traits.filter(({ id, group }) => id !== first.id && (groups?.includes(group) ?? true));
}

/** Whether it is not rolled alone: a trait joins it, and there is one. */
export function needsPartner(first: RollableTrait, traits: readonly RollableTrait[]): boolean {
  return first.pairing?.needed === true && partnersOf(first, traits).length > 0;
}

/** Aspects that are rolled like traits, at their level. Source: F3. */
export function rollableAspects(ruleset: Ruleset, actor: Pick<ActorSnapshot, "aspects">): RollableTrait[] {
  return rolledAspects(ruleset, actor).map(({ id, name, level }) => {
    return { id, name, group: "", rank: level, specialty: false, pairing: null };
  });
}
