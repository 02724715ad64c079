import { describe, expect, test } from "vitest";
import { barsMode, CONDITION_SEEN, type ConditionReader, conditionSeen } from "./condition-seen.ts";

const STRANGER: ConditionReader = { gm: false, owner: false, reads: false, ofParty: false };
const PARTY = { ...STRANGER, reads: true, ofParty: true };
const OWNER = { ...PARTY, owner: true };
const ALLY = { ...STRANGER, owner: true, reads: true };

describe("who sees stress, fate points and taken out", () => {
  test.each([
    ["everyone sees all of anyone", "everyone", STRANGER, [true, true, true]],
    ["usually one sees who is taken out, and nothing more of an NPC", "open", STRANGER, [false, false, true]],
    ["usually one sees the boxes of a sheet one may read", "open", { ...STRANGER, reads: true }, [true, false, true]],
    ["usually the party sees all of each other", "open", PARTY, [true, true, true]],
    ["owners alone see: not of the others in the party, but who is taken out", "owners", PARTY, [false, false, true]],
    ["owners alone see: nothing of an NPC", "owners", STRANGER, [false, false, false]],
    ["owners see their own", "owners", ALLY, [true, true, true]],
    ["the GM alone sees: a player not even their own, but who is taken out", "gm", OWNER, [false, false, true]],
    ["the GM alone sees: nothing of an NPC", "gm", STRANGER, [false, false, false]],
  ] as const)("%s", (_words, by, reader, [track, points, out]) => {
    expect(conditionSeen(by, reader)).toEqual({ track, points, out });
  });
  test.each(CONDITION_SEEN)("a GM sees everything, with %s too", (by) => {
    expect(conditionSeen(by, { ...STRANGER, gm: true })).toEqual({ track: true, points: true, out: true });
  });
});

describe("a token's bars", () => {
  const modes = { NONE: 0, CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 };
  const { NONE, CONTROL, OWNER_HOVER, HOVER, ALWAYS } = modes;
  test.each([
    ["for everyone, those of owners are open", "everyone", [NONE, CONTROL, HOVER, HOVER, ALWAYS, ALWAYS]],
    [
      "for owners, those of everyone are the owners'",
      "owners",
      [NONE, CONTROL, OWNER_HOVER, OWNER_HOVER, modes.OWNER, modes.OWNER],
    ],
    ["usually each token decides", "open", Object.values(modes)],
  ] as const)("%s", (_words, by, shown) => {
    expect(Object.values(modes).map((mode) => barsMode(by, mode, modes))).toEqual(shown);
  });
});
