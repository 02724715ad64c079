import { hitsOfFace } from "../../rules/dice/read-faces.ts";
import { checkAsRoll } from "../dice/check-as-roll.ts";
import { DICE, takenDenominations } from "../dice/denominations.ts";
import { expected, must, type SelfCheck } from "./self-check.ts";

/** Norn's dice on Foundry's. */
export const DICE_CHECKS: readonly SelfCheck[] = [
  {
    id: "letters",
    run: () => {
      const taken = takenDenominations();
      return expected(taken.length === 0, taken.join(", "));
    },
  },
  {
    id: "revived",
    run: async () => {
      for (const { DENOMINATION, name } of DICE) {
        const roll = await Roll.create(`3d${DENOMINATION}`).evaluate();
        const again = Roll.fromData(JSON.parse(JSON.stringify(roll)) as Parameters<typeof Roll.fromData>[0]);
        const die = again.dice[0];
        must(
          die?.constructor.name === name && again.total === roll.total,
          `${name}: ${die?.constructor.name ?? ""}, ${String(again.total)}`,
        );
      }
      return { seen: DICE.map(({ DENOMINATION }) => DENOMINATION).join(" ") };
    },
  },
  {
    id: "hits",
    run: async () => {
      const roll = await Roll.create("20dhnkh10").evaluate();
      const results = roll.dice[0]?.results ?? [];
      const wrong = results.filter(({ result, count }) => count !== hitsOfFace(result, { doubleNines: true, chance: false }));
      must(wrong.length === 0, JSON.stringify(wrong));
      const kept = results.filter(({ active }) => active);
      must(kept.length === 10 && roll.total === kept.reduce((sum, { count = 0 }) => sum + count, 0), String(roll.total));
      return { seen: roll.formula };
    },
  },
  {
    id: "assembled",
    run: async () => {
      const dice = await Roll.create("4df").evaluate();
      const rank = { source: "trait", label: "a", value: 3, unit: "points", joins: null } as const;
      const whole = checkAsRoll(dice, [rank]);
      const again = Roll.fromData(JSON.parse(JSON.stringify(whole)) as Parameters<typeof Roll.fromData>[0]);
      must(
        whole.total === dice.total + 3 && again.total === whole.total,
        `${dice.total} + 3 = ${whole.total}, ${String(again.total)}`,
      );
      return { seen: `${dice.total} + 3 = ${whole.total}` };
    },
  },
  {
    id: "randomFace",
    run: () => {
      const face = new foundry.dice.terms.Die({ faces: 6 }).mapRandomFace(0.99);
      return expected(face === 1, `0.99 → ${face}`);
    },
  },
];
