import type { LedgerActor, World } from "../../ledger/world.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { attackProfile, attackTraits } from "../../rules/harm/attack-profile.ts";
import { unwrittenId } from "../../rules/traits/listed-traits.ts";
import type { Reader } from "../reader.ts";
import { findRollable, type RollableTrait, rollableTraits } from "../roll/rollable-trait.ts";
import { usualScope } from "./attack-form.view.ts";

/** The trait an attack is rolled with. */
export interface AttackTrait {
  readonly trait: string;
  /** Id of the trait that joins it; null where no pair is usual. */
  readonly second: string | null;
}

/** What the book, or the profile itself, has an attack rolled with; else the best trait of all. Null for an actor without any. */
export function attackTrait(
  world: Pick<World, "game" | "fightOf">,
  { traitName }: Pick<Reader, "traitName">,
  actor: LedgerActor,
  attack: string,
): AttackTrait | null {
  const { ruleset } = world.game;
  const snapshot = actor.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  const scope = usualScope(world, actor, attack);
  const ways = scope ? attackTraits(scope, attackProfile(snapshot, attack)) : [];
  const [best] = ways.flatMap((alternatives) => bestOf(alternatives, traits, snapshot) ?? []);
  const any = traits.toSorted((one, other) => other.rank - one.rank)[0];
  return best ?? (any ? { trait: any.id, second: null } : null);
}

/** The best of the alternatives of which the actor has all traits; null for none. */
function bestOf(
  alternatives: readonly (readonly string[])[],
  traits: readonly RollableTrait[],
  actor: ActorSnapshot,
): AttackTrait | null {
  const found = alternatives.flatMap((keys) => {
    const own = keys.flatMap((key) => findRollable(traits, actor, key) ?? findRollable(traits, actor, unwrittenId(key)) ?? []);
    return own.length === keys.length ? [own] : [];
  });
  const sum = (own: readonly RollableTrait[]): number => own.reduce((total, { rank }) => total + rank, 0);
  const [first, second = null] = found.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
  return first ? { trait: first.id, second: second && second.id } : null;
}
