import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LedgerEvent } from "../../events/ledger-event.ts";
import type { Bidding } from "../../compel/compel-rules.ts";
import type { Payer } from "../../spend/payer.ts";
import { FATE2 } from "./fate2.ts";

const { open, raise, fold, events } = FATE2.compelling.auction ?? fail();
const pc = (actor: string, points = 3): Payer => ({ source: "own", actor, points, tier: "" });
function fail(): never {
  throw new Error("There is no auction.");
}
const moved = (actor: string, by: number): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });

describe("18. Bidding on a level-3 aspect", () => {
  const play = (moves: string, player: Payer = pc("Actor.pc", 5)): Bidding => {
    let bidding = open(3);
    for (const move of moves) {
      const next = move === "r" ? raise(bidding, player) : fold(bidding);
      if (!next.ok) throw new Error(next.code);
      bidding = next.value;
    }
    return bidding;
  };

  test("1, 1, 2, 2, 3, 3 and the limit is reached: the GM takes the player's 3", () => {
    const laid = ["", "r", "rr", "rrr", "rrrr", "rrrrr"].map((moves) => play(moves)).map(({ gm: g, player }) => [g, player]);
    expect(laid).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
    ]);
    const over = play("rrrrr");
    expect(over.end).toBe("resisted");
    expect(events(over, pc("Actor.pc"))).toEqual([moved("Actor.pc", -3)]);
    expect(raise(over, pc("Actor.pc"))).toMatchObject({ code: "bidding-over" });
  });
  test("a player who folds takes the GM's bid", () => {
    expect(events(play("rrf"), pc("Actor.pc"))).toEqual([moved("Actor.pc", 2)]);
  });
  test("a GM who folds takes the player's bid", () => {
    expect(events(play("rrrf"), pc("Actor.pc"))).toEqual([moved("Actor.pc", -2)]);
  });
  test("no one bids more than they have", () => {
    expect(raise(open(3), pc("Actor.pc", 0))).toMatchObject({ code: "points-short" });
  });
  test("law: never more points than the level change owners", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.boolean(), { maxLength: 20 }), (level, raises) => {
        let bidding = open(level);
        for (const raises_ of raises) {
          const next = raises_ ? raise(bidding, pc("Actor.pc", 9)) : fold(bidding);
          if (next.ok) bidding = next.value;
        }
        expect(Math.max(bidding.gm, bidding.player)).toBeLessThanOrEqual(level);
        expect(bidding.gm - bidding.player).toBeLessThanOrEqual(1);
      }),
    );
  });
});
