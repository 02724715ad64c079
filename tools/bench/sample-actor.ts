/** Data of a character with so many items: half of them traits, a third aspects, the rest gear. Invented, and of no game's list. */
export function sampleActor(name: string, items: number): object {
  const traits = Math.round(items / 2);
  const aspects = Math.round(items / 3);
  const of = (count: number, item: (index: number) => object): object[] =>
    Array.from({ length: count }, (_, index) => item(index + 1));
  return {
    name,
    type: "character",
    items: [
      ...of(traits, (n) => ({ name: `Trait ${n}`, type: "skill", system: { rank: n % 5, game: "fate2" } })),
      ...of(aspects, (n) => ({
        name: `An aspect of some length, number ${n}`,
        type: "aspect",
        system: { game: "fate2", level: 1 + (n % 3) },
      })),
      ...of(items - traits - aspects, (n) => ({ name: `Thing ${n}`, type: "gear", system: { game: "fate2", quantity: n } })),
    ],
  };
}
