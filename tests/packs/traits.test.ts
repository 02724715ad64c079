import { expect, test } from "vitest";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import type { ListedTrait, Ruleset } from "../../src/rules/ruleset.ts";
import { wordsIn } from "../guards/repository.ts";
import { documentsOf, gamesIn } from "./packed.ts";

/** The names of a game's traits on the sheet, by key. */
function namesOf(game: string): (key: string) => string {
  const words = wordsIn(`lang/en/${game}.json`);
  return (key) => words.get(`NORN.Trait.${game}.${key}`) ?? `no name for ${key}`;
}

/** Every trait of every list of a game: those of a character, whatever its campaign chooses, and of other actors. */
function listsOf({ traits, dials, variant }: Ruleset): readonly ListedTrait[] {
  const choices = dials.flatMap((dial) => (dial.kind === "choice" ? dial.choices.map((choice) => ({ [dial.id]: choice })) : []));
  const chosen = choices.flatMap((values) => variant(values)?.traits ?? []);
  return [traits.list, chosen, ...Object.values(traits.ofType), ...Object.values(traits.ofTier)].flat();
}

test("the compendium of traits holds exactly what its games list, under the names on the sheet", () => {
  const packed = documentsOf("traits").map(({ name, system: { game, group, key } }) => [game, group, key, name].join(" "));
  const listed = gamesIn("packs/_source/traits").flatMap((game) => {
    const nameOf = namesOf(game);
    return listsOf(RULESETS[game]).map(({ key, group }) => [game, group, key, nameOf(key)].join(" "));
  });
  expect([...new Set(packed)].toSorted()).toEqual([...new Set(listed)].toSorted());
});

test("every trait in it has a line that says what it is for", () => {
  const bare = documentsOf("traits").filter(({ system }) => !/^<p>.{10,}<\/p>$/.test(String(system["description"])));
  expect(bare.map(({ name }) => name)).toEqual([]);
});
