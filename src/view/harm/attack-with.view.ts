import type { LedgerActor, World } from "../../ledger/world.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { ConflictScope } from "../../rules/harm/harm-rules.ts";
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
  reader: Pick<Reader, "traitName">,
  actor: LedgerActor,
  attack: string,
): AttackTrait | null {
  const usual = usualTrait({ world, reader, actor }, { attack, scope: usualScope(world, actor, attack) });
  const [any] = traitsOf({ world, reader, actor }).toSorted((one, other) => other.rank - one.rank);
  return usual ?? (any ? { trait: any.id, second: null } : null);
}

interface Attacker {
  readonly world: Pick<World, "game">;
  readonly reader: Pick<Reader, "traitName">;
  readonly actor: LedgerActor;
}

interface Attacking {
  /** Id of the profile, "" for bare hands. */
  readonly attack: string;
  readonly scope: ConflictScope | null;
  /** Id of the trait that is taken where it is one of several; absent: the best. */
  readonly prefers?: string;
}

/** What the book, or the profile itself, has such an attack rolled with; null where the actor has nothing of it. */
export function usualTrait(attacker: Attacker, { attack, scope, prefers = "" }: Attacking): AttackTrait | null {
  const snapshot = attacker.actor.snapshot();
  const traits = traitsOf(attacker);
  const ways = scope ? attackTraits(scope, attackProfile(snapshot, attack)) : [];
  return ways.flatMap((alternatives) => bestOf(alternatives, traits, snapshot, prefers) ?? [])[0] ?? null;
}

function traitsOf({ world, reader, actor }: Attacker): readonly RollableTrait[] {
  const { ruleset } = world.game;
  return rollableTraits(ruleset, actor.snapshot(), (key) => reader.traitName(ruleset, key));
}

/** Of the alternatives of which the actor has all traits, the preferred one, or the best; null for none. */
function bestOf(
  alternatives: readonly (readonly string[])[],
  traits: readonly RollableTrait[],
  actor: ActorSnapshot,
  prefers: string,
): AttackTrait | null {
  const found = alternatives.flatMap((keys) => {
    const own = keys.flatMap((key) => findRollable(traits, actor, key) ?? findRollable(traits, actor, unwrittenId(key)) ?? []);
    return own.length === keys.length ? [own] : [];
  });
  const sum = (own: readonly RollableTrait[]): number => own.reduce((total, { rank }) => total + rank, 0);
  const isPreferred = ({ id }: RollableTrait): boolean => id === prefers;
  const preferred = found.filter((own) => own.some(isPreferred));
  const [best = []] = (preferred.length > 0 ? preferred : found).toSorted((one, other) => sum(other) - sum(one));
  const [first, second = null] = best.toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)));
  return first ? { trait: first.id, second: second && second.id } : null;
}
