import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { rankView } from "../rank.view.ts";
import { rollableAspects, type RollableTrait, rollableTraits } from "../roll/rollable-trait.ts";
import { type Text, text } from "../text.ts";

/** What a roll may be opposed with. */
export interface OpposingChoice {
  readonly value: string;
  readonly label: Text;
  readonly selected: boolean;
}

/** Every trait and aspect an actor can roll; first chosen is what was rolled against it, if the actor has that too. */
export function opposingTraits(
  ruleset: Ruleset,
  actor: ActorSnapshot,
  { rolled, nameOf }: { readonly rolled: readonly string[]; readonly nameOf: (key: string) => string },
): readonly OpposingChoice[] {
  const all = [...rollableTraits(ruleset, actor, nameOf), ...rollableAspects(ruleset, actor)];
  const same = all.find(({ name }) => rolled.includes(name));
  return all.map((trait) => traitChoice(ruleset, trait, trait === same));
}

/** A trait to choose, with its rank. */
export function traitChoice(ruleset: Ruleset, { id, name, rank }: RollableTrait, selected: boolean): OpposingChoice {
  return { value: id, label: text("NORN.Oppose.trait", { name, number: rankView(ruleset, rank, false).number }), selected };
}

/** The most dice or ranks a GM's dice alone are offered at, where the game has no ladder. */
const MOST = 10;

/** The ranks at which a GM may roll for no one in particular: those of the ladder. Source: F2. */
export function opposingDice(ruleset: Ruleset, words: boolean): readonly OpposingChoice[] {
  const rungs = ruleset.ladder.map(({ value }) => value).toSorted((a, b) => b - a);
  const ranks = rungs.length > 0 ? rungs : Array.from({ length: MOST + 1 }, (_, index) => MOST - index);
  const middle = ranks[Math.floor(ranks.length / 2)];
  return ranks.map((rank) => {
    const { number, word } = rankView(ruleset, rank, words);
    const label = word ? text("NORN.Option.rung", { number, word }) : text("NORN.Oppose.number", { number });
    return { value: String(rank), label, selected: rank === middle };
  });
}
