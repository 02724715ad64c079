import { describe, expect, test } from "vitest";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import { type CallForm, type CallInput, openingCall, readCall } from "./call-window.view.ts";

const PEOPLE = [
  { uuid: "Actor.me", name: "Me", img: "", isPlayerCharacter: true },
  { uuid: "Scene.s.Token.t", name: "Guard", img: "", isPlayerCharacter: false },
];
const SOURCE: CallInput = {
  ruleset: rulesetById("strands"),
  dials: {},
  traits: [{ key: "agility", name: "Agility", group: "physical", tier: "" }],
  own: ["Tea"],
  people: PEOPLE,
  words: true,
};
const ASKED = { trait: "agility", traitName: "Agility", difficulty: 3, words: "" };
const opened = (selected: readonly string[] = []): CallForm => openingCall(PEOPLE, { ...ASKED, selected });
const asks = (change: Partial<CallForm>, from = opened()) => {
  const read = readCall({ ...from, ...change }, SOURCE);
  return read.ok ? [read.value.trait || read.value.traitName, read.value.difficulty, ...read.value.targets] : read.lack.words.key;
};

describe("whom a call is for at first", () => {
  test("everyone with a player", () => expect(asks({})).toEqual(["agility", 3, "Actor.me"]));
  test("or those who are selected", () => {
    expect(asks({}, opened(["Scene.s.Token.t"]))).toEqual(["agility", 3, "Scene.s.Token.t"]);
  });
});

test.each<[string, Partial<CallForm>, unknown]>([
  ["a trait that only a character has", { trait: "own:Tea" }, ["Tea", 3, "Actor.me"]],
  ["a rung of the game, where no number is typed", { typed: "", rung: "2" }, ["agility", 2, "Actor.me"]],
  ["no difficulty", { typed: "" }, ["agility", null, "Actor.me"]],
  ["no one is called", { who: {} }, "NORN.Call.Unready.nobody"],
  ["nothing is chosen", { trait: "" }, "NORN.Call.Unready.nothing"],
  ["a number that is none", { typed: "three" }, "NORN.Roll.Refused.notANumber"],
  ["a secret without a number", { typed: "", secret: true }, "NORN.Call.Unready.secret"],
])("%s", (_sentence, change, expected) => expect(asks(change)).toEqual(expected));
