import { expect, test } from "vitest";
import { effect, NO_COSTS } from "../../../tests/samples/feature.ts";
import { inWords } from "../../../tests/templates/render-template.ts";
import type { Effect } from "../../rules/stunts/effect.ts";
import { effectText, type EffectNames } from "./effect-text.ts";
import type { Text } from "../text.ts";

const named = (name: string): Text => ({ key: "NORN.Named", args: { name } });
const NAMES: EffectNames = {
  trait: named,
  track: named,
  row: (_, row) => named(row),
  scope: named,
  item: (item) => item,
};

test.each<[Partial<Effect>, string]>([
  [{ amount: 2, traits: ["Guile"], when: "you bluff officials" }, "+2 to Guile when you bluff officials"],
  [{ amount: -1 }, "−1 to any roll"],
  [{ roll: "attack", traits: ["Melee", "Brawling", "Archery"] }, "+1 to attacks with Melee, Brawling or Archery"],
  [{ roll: "defend", scope: "social" }, "+1 to defense (social)"],
  [{ kind: "substitute", use: "Agility", traits: ["Melee"], roll: "defend" }, "Agility instead of Melee: defense"],
  [{ kind: "substitute" }, "nothing yet"],
  [{ kind: "success", traits: ["Guile"] }, "+1 to the margin of a success: Guile"],
  [{ kind: "track", track: "Health", amount: 2 }, "+2 boxes of Health"],
  [{ kind: "track", track: "Health", row: "severe" }, "+1 in the row severe of Health"],
  [{ kind: "attack", amount: 0 }, "an attack"],
  [{ kind: "attack", use: "Agility", amount: 3, range: 2 }, "an attack with Agility, rating +3, up to 2 zones away"],
  [{ kind: "attack", amount: 1, range: 0, scope: "mental" }, "an attack, rating +1, in the same zone (mental)"],
  [{ kind: "special", when: "You act first", costs: { ...NO_COSTS, points: 1 } }, "You act first; takes a fate point"],
  [{ costs: { ...NO_COSTS, uses: 1, points: 1, usesFirst: true } }, "+1 to any roll; takes a use, then a fate point"],
  [{ costs: { ...NO_COSTS, uses: 2, from: "Inner Fire" } }, "+1 to any roll; takes 2 uses of Inner Fire"],
  [
    { costs: { ...NO_COSTS, boxes: 1, track: "Health", aspectBoxes: 1 } },
    "+1 to any roll; takes a box of Health and a box of its aspect",
  ],
])("%j reads: %s", (one, expected) => {
  expect(inWords(effectText(effect(one), NAMES))).toBe(expected);
});
