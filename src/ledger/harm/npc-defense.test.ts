import { describe, expect, test } from "vitest";
import { done } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { npcDefense } from "./npc-defense.ts";

const FOE = "Actor.foe";

function attacked(turn = "", author = ""): PlainWorld {
  const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  const rolls = [rollOf("roll", "trifold", { targets: [FOE, "Actor.you"], attack, request: { difficulty: null } })];
  const own = rollOf("own", "trifold", { actor: FOE, author, madeFor: "roll", request: { difficulty: null } });
  return plainTable("trifold", { turn, rolls: author === "" ? rolls : [...rolls, own] });
}

describe("someone without a player defends by themselves", () => {
  test.each([
    ["with a roll", attacked(), FOE, { rolled: "", mayShare: false }],
    ["in a conflict, with the one that has defended already", attacked("fight.1.a"), FOE, { rolled: "", mayShare: true }],
    ["with what a GM has rolled for it", attacked("", "gm"), FOE, { rolled: "own", mayShare: false }],
    ["not with what a player has rolled in their name", attacked("", "p2"), FOE, { rolled: "", mayShare: false }],
    ["not someone with a player", attacked(), "Actor.you", null],
    ["nor someone who is gone", attacked(), "Actor.gone", null],
  ])("%s", (_, world, target, expected) => expect(npcDefense(world, "roll", target)).toEqual(expected));
  test("once, even if a GM undoes it", () => {
    const world = attacked();
    const { id: entry } = done(
      world,
      "defend",
      { roll: "roll", target: FOE, defense: "usual", total: 1 },
      { author: "gm", actor: FOE },
    );
    expect(npcDefense(world, "roll", FOE)).toBeNull();
    done(world, "undo", { entry }, { author: "gm", actor: FOE });
    expect(npcDefense(world, "roll", FOE)).toBeNull();
  });
});
