import type { ListedTrait, Ruleset } from "../../rules/ruleset.ts";
import type { NamedTrait, NpcWords } from "./npc-words.ts";

/** The words of a game in one language; `say` gives the text of a key. */
export function npcWords(ruleset: Ruleset, say: (key: string) => string): NpcWords {
  const { id, ladder, traits, tiers } = ruleset;
  const named =
    (tier: string) =>
    ({ key, group, name }: ListedTrait): NamedTrait => ({ key, group, tier, name: name ?? say(`NORN.Trait.${id}.${key}`) });
  return {
    traits: [...traits.list.map(named("")), ...Object.entries(traits.ofTier).flatMap(([tier, list]) => list.map(named(tier)))],
    ranks: ladder.map(({ value, word }) => ({ value, word: say(`NORN.Ladder.${id}.${word}`) })),
    tiers: tiers.flatMap((tier) => [
      { id: tier.id, word: tier.id },
      { id: tier.id, word: tier.name ?? say(`NORN.Tier.${id}.${tier.id}`) },
    ]),
    numbers: numbersOf(say("NORN.Npc.Words.numbers")),
    between: say("NORN.Npc.Words.between").split(" "),
    and: say("NORN.Npc.Words.and"),
  };
}

/** "one=1 two=2 …": number words are a list of the language. */
function numbersOf(listed: string): ReadonlyMap<string, number> {
  return new Map(
    listed.split(" ").flatMap((pair) => {
      const [word = "", value = ""] = pair.split("=");
      return word !== "" && /^\d+$/u.test(value) ? [[word, Number(value)] as const] : [];
    }),
  );
}
