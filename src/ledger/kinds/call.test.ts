import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { EntryOf } from "../entry.ts";
import { parseSaid } from "../kinds.ts";
import type { CallFacts } from "../requests/calls.ts";
import { answersTo } from "./call.ts";

const GM: Asking = { author: "gm", actor: "" };
const ASKED = { trait: "athletics", traitName: "Athletics", targets: ["Actor.me", "Actor.you"], difficulty: 3 } as const;

function table(): PlainWorld {
  return plainTable("fate2", {
    actors: [
      { uuid: "Actor.me", owners: ["p1"], played: true },
      { uuid: "Actor.you", owners: ["p2"], played: true },
    ],
  });
}

function called(asked: Fields<"call">): CallFacts {
  const { facts } = must(planned(table(), "call", { trait: "", traitName: "Knots", ...asked }, GM));
  return facts as CallFacts;
}

describe("a call for a roll", () => {
  test("is the GM's alone", () => {
    expect(shortPlan(planned(table(), "call", { ...ASKED, trait: "" }, { author: "p1", actor: "Actor.me" }))).toBe("gm-only");
  });
  test("names those it finds, and leaves out who is gone", () => {
    const { targets, targetNames } = called({ targets: ["Actor.me", "Actor.gone"] });
    expect([targets, targetNames]).toEqual([["Actor.me"], ["me"]]);
  });
  test.each([
    ["nobody", { targets: ["Actor.gone"] }, "call-nobody"],
    ["a place", { targets: ["Actor.place"] }, "call-nobody"],
    ["nothing", { traitName: " " }, "call-nothing"],
    ["a trait the game does not list", { trait: "tea", traitName: "Tea" }, "call-unknown"],
    ["a difficulty beyond any", { difficulty: 1_000_000 }, "difficulty-large"],
  ])("asks no one for %s", (_what, wrong, code) => {
    const asked = { trait: "", traitName: "Knots", targets: ["Actor.me"], ...wrong };
    expect(shortPlan(planned(table(), "call", asked, GM))).toBe(code);
  });
  test("holds no number where the difficulty is secret", () => {
    expect(called({ targets: ["Actor.me"], secret: "key", difficulty: 4 })).toMatchObject({ difficulty: null });
  });
  test("names each character once, and fifty at most", () => {
    const many = Array.from({ length: 80 }, (_, index) => `Actor.${index}`);
    const read = parseSaid("call", { targets: ["Actor.0", ...many] }, false);
    expect(read?.kind === "call" && read.request.targets).toEqual(many.slice(0, 50));
  });
});

describe("F2-R40. The first roll answers a call", () => {
  const call = { id: "call", request: { targets: ["Actor.me", "Actor.you"] } } as unknown as EntryOf<"call">;
  const roll = (id: string, otherwise = {}) => ({ id, actor: "Actor.me", author: "p1", madeFor: "call", ...otherwise });
  test.each([
    ["the first of two counts", [roll("a"), roll("b")], { "Actor.me": "a" }],
    ["a GM rolls for anyone", [roll("a", { author: "gm", actor: "Actor.you" })], { "Actor.you": "a" }],
    ["not one made by a player who does not play them", [roll("a", { author: "p2" })], {}],
    ["not one of someone who was not called", [roll("a", { actor: "Actor.foe", author: "gm" })], {}],
    ["not one made for something else", [roll("a", { madeFor: "other" })], {}],
  ])("%s", (_sentence, rolls, answers) => {
    expect(Object.fromEntries(answersTo(table(), call, rolls))).toEqual(answers);
  });
});
