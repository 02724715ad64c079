import { describe, expect, test } from "vitest";
import { planned } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { speaksForRoll } from "./speaks-for-roll.ts";

describe("whose roll a message may say it is", () => {
  const world = { isUser: (user: string) => user !== "gone", isGm: (user: string) => user === "gm", owns: owned };
  function owned(user: string, actor: string): boolean {
    return user === "p1" && (actor === "Actor.me" || actor === "Actor.pilot");
  }
  test.each([
    ["its author's own character", { author: "p1", actor: "Actor.me" }, true],
    ["someone its author does not play", { author: "p1", actor: "Actor.npc" }, false],
    ["a vehicle, with the author's character aboard", { author: "p1", actor: "Actor.ship", pilot: "Actor.pilot" }, true],
    ["a vehicle, with someone else aboard", { author: "p1", actor: "Actor.ship", pilot: "Actor.npc" }, false],
    ["anyone, by a GM", { author: "gm", actor: "Actor.npc" }, true],
    ["anyone, by a user who is gone", { author: "gone", actor: "Actor.npc" }, true],
    ["no one in particular", { author: "p1", actor: "" }, true],
  ])("%s", (_title, roll, speaks) => {
    expect(speaksForRoll(world, roll)).toBe(speaks);
  });
});

describe("E. a player rolls in the name of someone else's character", () => {
  const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  const table = () =>
    plainTable("trifold", {
      rolls: [
        rollOf("attack", "trifold", { targets: ["Actor.you"], attack, request: { difficulty: null } }),
        rollOf("worst", "trifold", {
          actor: "Actor.you",
          author: "p1",
          madeFor: "attack",
          faces: [-1, -1, -1, -1],
          request: { difficulty: null },
        }),
      ],
    });
  test("no defense is made of it, whoever asks", () => {
    const asks = { roll: "attack", target: "Actor.you", defense: "usual", opposing: "worst" };
    for (const author of ["p1", "p2", "gm"])
      expect(planned(table(), "defend", asks, { author, actor: "Actor.you" })).toMatchObject({ code: "not-yours" });
  });
  test("and nothing else is built on it", () => {
    expect(planned(table(), "oppose", { roll: "attack", opposing: "worst" }, { author: "gm", actor: "Actor.you" })).toMatchObject(
      { ok: false },
    );
    const world = table();
    const asked = { roll: "worst", aspect: "Actor.me.Item.brave", gain: "plus-two" } as const;
    expect(planned(world, "invoke", asked, { author: "gm", actor: "Actor.you" })).toMatchObject({ ok: false });
  });
});
