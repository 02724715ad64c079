import type { LedgerActor, World } from "../../ledger/world.ts";
import { unwrittenId } from "../../rules/index.ts";
import type { Reader } from "../reader.ts";
import { bestOfKeys, findRollable, rollableTraits } from "../roll/rollable-trait.ts";
import { usualScope } from "./attack-form.view.ts";

/** The trait an attack with a piece of gear is rolled with. */
interface AttackTrait {
  readonly trait: string;
  /** Id of the trait that joins it, "" for none; null where no pair is usual. */
  readonly second: string | null;
}

/** The best trait that most people attack with, or the best of all; null for an actor without any. */
export function attackTrait(
  world: Pick<World, "game" | "fightOf">,
  { traitName }: Pick<Reader, "traitName">,
  actor: LedgerActor,
  gear: string,
): AttackTrait | null {
  const { ruleset } = world.game;
  const snapshot = actor.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  const scope = usualScope(world, actor, gear);
  // It is shot or thrown, rather than used at arm's length.
  const reaches = (actor.weapons().find(({ id }) => id === gear)?.arms.range ?? 0) > 0;
  const pair = scope?.pairs?.[reaches ? 1 : 0]?.traits;
  const usual = bestOfKeys(traits, snapshot, pair ? [pair[0]] : (scope?.attacks ?? []));
  const best = usual ?? traits.toSorted((a, b) => b.rank - a.rank)[0];
  if (!best) return null;
  return { trait: best.id, second: pair ? (findRollable(traits, snapshot, unwrittenId(pair[1]))?.id ?? "") : null };
}
