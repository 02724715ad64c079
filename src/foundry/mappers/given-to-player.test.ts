import { describe, expect, test } from "vitest";
import { opensAsGift, type Ownership } from "./given-to-player.ts";

const LEVELS = { none: 0, owner: 3 };
const players = ["ann", "ben"];
const gift = (before: Ownership, after: Ownership): boolean => opensAsGift({ before, after, players }, LEVELS);

describe("a character that only the GM may see", () => {
  test("opens to all players with the first who owns it", () => {
    expect(gift({ default: 0, gm: 3 }, { default: 0, gm: 3, ann: 3 })).toBe(true);
    expect(gift({}, { ben: 3 })).toBe(true);
  });

  test.each([
    ["a player may only read it", { default: 0 }, { default: 0, ann: 2 }],
    ["another GM owns it", { default: 0 }, { default: 0, eve: 3 }],
    ["a second player owns it: the GM has closed it on purpose", { default: 0, ann: 3 }, { default: 0, ann: 3, ben: 3 }],
    ["the GM says in the same breath what all players may see", { default: 0 }, { default: 1, ann: 3 }],
    ["all players could see a little of it before", { default: 1 }, { default: 1, ann: 3 }],
  ])("stays as it is when %s", (_, before, after) => {
    expect(gift(before, after)).toBe(false);
  });
});
