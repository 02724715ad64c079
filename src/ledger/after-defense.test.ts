import { describe, expect, test } from "vitest";
import { faces } from "../../tests/samples/check-request.ts";
import { done, must } from "../../tests/samples/plain-authority.ts";
import { plainTable, rollOf } from "../../tests/samples/plain-table.ts";
import type { RulesetId } from "../rules/index.ts";
import { afterDefense } from "./after-defense.ts";
import { rollNow } from "./replay-roll.ts";

/** An attack of 2, and a defense that shows as much above 2 as its faces say. */
function defended(game: RulesetId, signs: string, side: "roll" | "against" = "against"): number {
  const defense = { actor: "Actor.you", author: "p2", madeFor: "roll", request: { difficulty: null }, faces: faces(signs) };
  const attack = rollOf("roll", game, { targets: ["Actor.you"], request: { difficulty: null } });
  const world = plainTable(game, { rolls: [attack, rollOf("against", game, defense)] });
  done(world, "oppose", { roll: "roll", opposing: "against" }, { author: "p2", actor: "Actor.you" });
  return afterDefense(must(rollNow(world, side)));
}

describe("S1. Spin on a defense: +1 on the next attack against that attacker", () => {
  test("from three above the attack", () => {
    expect([defended("strands", "+++0"), defended("strands", "++00")]).toEqual([1, 0]);
  });
  test("for the defender alone", () => expect(defended("strands", "+++0", "roll")).toBe(0));
  test("other games have none", () => expect(defended("trifold", "++++")).toBe(0));
  test("a roll that defends against nothing brings nothing", () => {
    expect(afterDefense(must(rollNow(plainTable("strands"), "roll")))).toBe(0);
  });
});
