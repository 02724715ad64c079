import { describe, expect, test } from "vitest";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { type HitExtra, type HitExtraSource, hitExtraView } from "./hit-extra.view.ts";

const OFFER = entry("concede", "offer", { words: "The bridge." });
const REFUSED = entry("answer-concession", "refused", { entry: "offer", say: "refuse" });
const CALL = entry("call-shot", "call", { words: "Blinded" });
const PRICE = { attacker: 1, defender: 1 };

const HIT: HitExtraSource = {
  target: "Actor.you",
  concession: null,
  shot: null,
  price: null,
  refusing: -1,
  open: true,
  suffers: false,
  inflicts: false,
  answers: false,
  isGm: false,
  settles: false,
  undoes: () => false,
};
const offered = { concession: { offer: OFFER, answer: null, fair: null }, open: false };
const refused = { concession: { offer: OFFER, answer: REFUSED, fair: null } };
const called = { shot: { call: CALL, veto: null }, price: PRICE };

/** What a reader may press. */
function buttons(around: Partial<HitExtraSource>): string[] {
  const view = hitExtraView({ ...HIT, ...around });
  const names = ["settles", "concedes", "offer", "fair", "veto", "calls"] as const satisfies (keyof HitExtra)[];
  return view ? names.filter((name) => Boolean(view[name])) : [];
}

describe("below a hit", () => {
  test.each<[string, Partial<HitExtraSource>, string[]]>([
    ["a bystander presses nothing", {}, []],
    ["the one who is hit may concede", { suffers: true }, ["concedes"]],
    ["not in a game without that rule", { suffers: true, refusing: null }, []],
    ["not twice at a time", { suffers: true, ...offered }, []],
    ["the one who hit answers an offer", { inflicts: true, answers: true, ...offered }, ["offer"]],
    ["a refused offer may be followed by another", { suffers: true, ...refused }, ["concedes"]],
    ["only a GM finds it fair", { isGm: true, ...refused }, ["fair"]],
    ["the attacker may call the shot", { inflicts: true, price: PRICE }, ["calls"]],
    ["once", { inflicts: true, ...called }, []],
    ["the one who is hit may veto it", { suffers: true, ...called }, ["concedes", "veto"]],
  ])("%s", (_, around, expected) => expect(buttons(around)).toEqual(expected));
  test("what was said is shown to all, and undone from the end", () => {
    const view = hitExtraView({ ...HIT, ...refused, ...called, undoes: () => true });
    expect(view?.said.map(({ undoes }) => undoes)).toEqual(["call", "", "refused"]);
  });
});
