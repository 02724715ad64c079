import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { unwrittenId } from "../../rules/traits/listed-traits.ts";
import { plainly } from "../npc/npc-words.ts";
import { findRollable, rollableTraits } from "../roll/rollable-trait.ts";

/** Id of the trait with which someone answers a call; "" where they have none of that key or name. */
export function traitCalled(
  ruleset: Ruleset,
  actor: ActorSnapshot,
  { trait, traitName }: { readonly trait: string; readonly traitName: string },
  nameOf: (key: string) => string,
): string {
  const traits = rollableTraits(ruleset, actor, nameOf);
  const listed = trait === "" ? null : findRollable(traits, actor, unwrittenId(trait));
  const found = listed ?? traits.find(({ name }) => plainly(name) === plainly(traitName));
  return found?.id ?? "";
}
