import { describe, expect, test } from "vitest";
import { faces } from "../../../tests/samples/check-request.ts";
import { done, must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { afterDefense, broughtAgainst, isStruckBack, offeredAfter, type Since, stillBrings } from "./after-defense.ts";
import { rollNow } from "../roll/replay-roll.ts";

/** An attack of 2, and a defense that shows as much above 2 as its faces say. */
function defense(game: RulesetId, signs: string, side: "roll" | "against" = "against") {
  return must(rollNow(defendedIn(game, signs), side));
}

function defendedIn(game: RulesetId, signs: string): PlainWorld {
  const second = { actor: "Actor.you", author: "p2", madeFor: "roll", request: { difficulty: null }, faces: faces(signs) };
  const attack = rollOf("roll", game, { targets: ["Actor.you"], request: { difficulty: null } });
  const world = plainTable(game, { rolls: [attack, rollOf("against", game, second)] });
  done(world, "oppose", { roll: "roll", opposing: "against" }, { author: "p2", actor: "Actor.you" });
  return world;
}

const defended = (...asked: Parameters<typeof defense>): number => afterDefense(defense(...asked));

describe("S1. Spin on a defense: +1 on the next attack against that attacker", () => {
  test("from three above the attack", () => {
    expect([defended("strands", "+++0"), defended("strands", "++00")]).toEqual([1, 0]);
  });
  const next = { actor: "Actor.you", targets: ["Actor.me"], madeFor: "", mayAttack: true };
  test.each([
    ["nothing has happened", [], false, false],
    ["the attack was made from it", [{ ...next, targets: [], madeFor: "against", mayAttack: false }], false, true],
    ["the next attack on them was made without it", [next], false, true],
    ["someone else was attacked", [{ ...next, targets: ["Actor.foe"] }], false, false],
    ["another attacked them", [{ ...next, actor: "Actor.foe" }], false, false],
    ["the defender defended once more", [{ ...next, madeFor: "roll2", mayAttack: false }], false, false],
    ["the defender rolled for a challenge of theirs", [{ ...next, mayAttack: false }], false, false],
    ["the attack was made from another defense", [{ ...next, madeFor: "other" }], false, true],
    ["the scene has ended", [], true, true],
  ] as const)("it is used once, on the next attack: %s", (_when, rolls: Since["rolls"], sceneEnded, gone) => {
    expect(isStruckBack(defense("strands", "+++0"), { rolls, sceneEnded })).toBe(gone);
  });
  test("for the defender alone", () => expect(defended("strands", "+++0", "roll")).toBe(0));
  test("other games have none", () => expect(defended("trifold", "++++")).toBe(0));
  test("a roll that defends against nothing brings nothing", () => {
    expect(afterDefense(must(rollNow(plainTable("strands"), "roll")))).toBe(0);
  });
  const brought = (world: PlainWorld, target = "Actor.me", hides = (_roll: string) => false) =>
    broughtAgainst(world, hides, { actor: "Actor.you", target });
  test("it is offered against that attacker alone, as long as the defense is not hidden", () => {
    const world = defendedIn("strands", "+++0");
    expect([brought(world), brought(world, "Actor.foe")]).toEqual([1, 0]);
    expect(brought(world, "Actor.me", (roll) => roll === "roll")).toBe(0);
  });
  test("until it is used, or the scene ends", () => {
    const used = defendedIn("strands", "+++0");
    used.addRoll(rollOf("back", "strands", { actor: "Actor.you", targets: ["Actor.me"] }));
    const ended = defendedIn("strands", "+++0");
    done(ended, "break", { at: "scene" }, { author: "gm", actor: "" });
    expect([used, ended].map((world) => [brought(world), stillBrings(world, must(rollNow(world, "against")))])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test("its card offers it to who plays the defender", () => {
    const world = defendedIn("strands", "+++0");
    const now = must(rollNow(world, "against"));
    expect(["p2", "gm", "p1"].map((user) => offeredAfter(world, user, now))).toEqual([1, 1, 0]);
  });
});
