import { describe, expect, test } from "vitest";
import { challenge } from "../../../tests/samples/challenge.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import type { Entry } from "../entry.ts";
import { EntryStore } from "../entry-store.ts";
import type { EntryBook } from "../world.ts";
import { likelySide, sideAgainst } from "./likely-side.ts";

const ALONE = challenge();
const RACE = challenge({}, "red", "blue", "green");
const ME = { uuid: "Actor.me", name: "Me" };
const GREEN = { uuid: "Actor.green", name: " Green " };

function book(...about: readonly Entry[]): EntryBook {
  return Object.assign(new EntryStore(), { about: () => about });
}
const rolled = book(entry("advance", "a", { challenge: RACE.uuid, side: "blue" }));

describe("the side someone is on", () => {
  test.each([
    ["the only one", likelySide(book(), ALONE, null), "own"],
    ["the one it rolled for last", likelySide(rolled, RACE, ME), "blue"],
    ["the one of its name", likelySide(book(), RACE, GREEN), "green"],
    ["not known", likelySide(book(), RACE, ME), null],
  ])("%s", (_, found, side) => expect(found).toBe(side));
});

describe("F2-R27. An opposed roll for one of several sides counts against one of the others", () => {
  const against = (asked: Partial<Parameters<typeof sideAgainst>[2]>, of = RACE) =>
    sideAgainst(book(), of, { side: "red", opposed: true, opponent: null, ...asked });
  test.each([
    ["that of the one who opposed it", against({ opponent: GREEN }), "green"],
    ["where that is not known, or one's own, the user names it", against({ opponent: { uuid: "Actor.red", name: "red" } }), null],
    ["without opposition there is none", against({ opposed: false }), ""],
    ["of two there is only the other", against({}, challenge({}, "red", "blue")), ""],
  ])("%s", (_, found, side) => expect(found).toBe(side));
});
