import type { Ruleset } from "../../rules/ruleset.ts";
import type { CheckWords } from "../../view/calls/read-check.ts";
import { npcWords } from "../../view/npc/words-of-game.ts";
import { peopleInPlay } from "../documents/actors-in-play.ts";
import { isItemOfType } from "../documents/of-type.ts";

/** The words a check is read by now. */
export function checkWords(ruleset: Ruleset): CheckWords {
  const { traits, ranks } = npcWords(ruleset, (key) => game.i18n.localize(key));
  const difficulties = ruleset.difficulties.map(({ value, word }) => {
    return { value, word: game.i18n.localize(`NORN.Ladder.${ruleset.id}.${word}`) };
  });
  return { traits, ranks: [...ranks, ...difficulties], own: ownTraits(ruleset) };
}

/** Names of the traits that are only on characters. */
function ownTraits({ id }: Ruleset): readonly string[] {
  const names = peopleInPlay().flatMap((actor) =>
    [...actor.items].flatMap((item) => {
      const isOwn = isItemOfType(item, "skill") && item.system.key === "" && ["", id].includes(item.system.game);
      return isOwn ? [item.name] : [];
    }),
  );
  return [...new Set(names)];
}
