import { describe, expect, test } from "vitest";
import { done, must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { hidesJoined, shownRoll } from "./shown-roll.ts";

const YOU = { author: "p2", actor: "Actor.you" } as const;
const second = (game: "strands" | "marumaru") => rollOf("more", game, { ...YOU, madeFor: "roll", request: { difficulty: null } });
const hidden = (roll: string): boolean => roll === "more";
const open = (): boolean => false;

describe("what a hidden roll does to another is hidden, too", () => {
  test("one that opposes it", () => {
    const rolls = [rollOf("roll", "strands", { targets: ["Actor.you"], request: { difficulty: null } }), second("strands")];
    const world = plainTable("strands", { rolls });
    done(world, "oppose", { roll: "roll", opposing: "more" }, YOU);
    const shown = [open, hidden].map((hides) => must(shownRoll(world, hides, "roll")));
    expect(shown.map(({ opposition, state }) => [opposition !== null, state.request.difficulty !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
  test("one that defends against it", () => {
    const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    const on = { targets: ["Actor.you"], attack, request: { difficulty: null } };
    const world = plainTable("strands", { rolls: [rollOf("roll", "strands", on), second("strands")] });
    done(world, "defend", { roll: "roll", target: "Actor.you", opposing: "more", defense: "usual" }, YOU);
    expect([open, hidden].map((hides) => must(shownRoll(world, hides, "roll")).defended.length)).toEqual([1, 0]);
  });
  test("one that counts with it: only that there is one is shown", () => {
    const world = plainTable("marumaru", {
      rolls: [rollOf("roll", "marumaru"), rollOf("more", "marumaru", { ...YOU, madeFor: "roll" })],
    });
    done(world, "join", { roll: "roll", joining: "more" }, YOU);
    expect([open, hidden].map((hides) => must(shownRoll(world, hides, "roll")).joined.length)).toEqual([1, 0]);
    expect([open, hidden].map((hides) => hidesJoined(world.entries, hides, "roll"))).toEqual([false, true]);
  });
});
