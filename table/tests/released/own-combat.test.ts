// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { getConfig } from "../../client/core/globals.ts";
import { Hooks } from "../../client/core/hooks.ts";
import { Combat } from "../../client/documents/combat.ts";
import type { Combatant } from "../../client/documents/combatant.ts";
import { objectOf } from "../../common/plain-object.ts";
import { openWorld } from "../data/client-world.ts";

/** As released systems do: an order of turns of their own, that keeps where the combat stands by Foundry's own helper. */
class OwnCombat extends Combat {
  override setupTurns(): Combatant[] {
    const turns = [...this.combatants.contents].sort((a, b) => a.name.localeCompare(b.name));
    this.turns = turns;
    this.current = this._getCurrentState(turns[this.turn ?? 0]);
    return turns;
  }
}

const combat = (data: object = {}): Combat =>
  new OwnCombat({
    _id: "COMBATCOMBATCOMB",
    round: 1,
    turn: 0,
    combatants: [
      { _id: "BBBBBBBBBBBBBBBB", name: "Bea" },
      { _id: "AAAAAAAAAAAAAAAA", name: "Al" },
    ],
    ...data,
  });

test.each([13, 14])("on %i an own order of turns knows where the combat stands, and where it stood", async (generation) => {
  await openWorld(generation);
  const own = combat();
  expect(own.current).toMatchObject({ round: 1, turn: 0, combatantId: "AAAAAAAAAAAAAAAA" });
  own.updateSource({ turn: 1 });
  own.reset();
  expect(own.current).toMatchObject({ turn: 1, combatantId: "BBBBBBBBBBBBBBBB" });
  expect(own.previous).toMatchObject({ turn: 0, combatantId: "AAAAAAAAAAAAAAAA" });
  let told: object | undefined;
  Hooks.once("combatTurnChange", (_combat: unknown, prior: object) => (told = prior));
  own._onUpdate({ turn: 1 }, {}, "nobody");
  expect(told).toMatchObject({ combatantId: "AAAAAAAAAAAAAAAA" });
});

test.each([
  ["to the next turn", [1, 0, 1, 1], 6],
  ["from the last turn to the next round", [1, 1, 2, 0], 66],
  ["back", [2, 0, 1, 1], -66],
  ["from nobody's turn", [1, null, 1, 1], 6],
] as const)("the seconds %s", async (_what, [fromRound, fromTurn, toRound, toTurn], seconds) => {
  await openWorld(14);
  Object.assign(objectOf(getConfig().time), { roundTime: 60, turnTime: 6 });
  expect(combat().getTimeDelta(fromRound, fromTurn, toRound, toTurn)).toBe(seconds);
});
