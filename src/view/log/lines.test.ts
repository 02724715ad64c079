import { describe, expect, test } from "vitest";
import { circumstances } from "../../../tests/samples/entry-circumstances.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import type { Entry } from "../../ledger/entry.ts";
import { ENTRY_KINDS } from "../../ledger/kinds.ts";
import { entryLine } from "./entry-line.view.ts";
import { lineOf } from "./lines.ts";

const MINE = circumstances({ mayTakeBack: true });

describe("every kind of entry", () => {
  const UNSEEN = ["undo", "redo"];
  test.each(ENTRY_KINDS)("%s has words when pending, refused and undone", (kind) => {
    const states = [
      entryLine(entry(kind, "e", {}, { state: "pending" }), MINE),
      entryLine(entry(kind, "e", {}, { state: "refused" }), MINE),
      entryLine(entry(kind, "e"), circumstances({ stands: false })),
    ];
    for (const { words } of states) expect(words.key).toMatch(/^NORN\./);
    const keys = states.map(({ status }) => status?.key ?? null);
    expect(keys).toEqual([
      "NORN.Ledger.State.pending",
      "NORN.Ledger.Refused.unknown",
      UNSEEN.includes(kind) ? null : "NORN.Ledger.State.undone",
    ]);
  });
});

describe("an adjustment says who changed it", () => {
  const words = (request: object, by = "", actor = "Actor.me") =>
    entryLine(entry("adjust", "a", request, { actor, actorName: "Ann" }), circumstances({ by })).words;
  test.each([
    ["watched", false, "Bo", "Actor.me", "adjust", { who: "Ann", by: "Bo" }],
    ["unwatched, by the only one who could", true, "Bo", "Actor.me", "adjustUnwatchedBy", { who: "Ann", by: "Bo" }],
    ["unwatched, where two could", true, "", "Actor.me", "adjustUnwatchedOwner", { who: "Ann" }],
    ["the pool, which is no one's", true, "", "", "adjustUnwatched", { who: "Ann" }],
  ] as const)("%s", (_what, unwatched, by, actor, key, args) => {
    expect(words({ unwatched }, by, actor)).toEqual({ key: `NORN.Ledger.Line.${key}`, args });
  });
});

describe("a line that waits for a GM", () => {
  const asked = entry("invoke", "e", { aspectName: "Tide" }, { state: "pending" });
  const line = (entry: Entry, mayWithdraw = true) =>
    entryLine(asked, circumstances({ waits: true, mayWithdraw, foreseen: { entry, dice: "none", left: 1 } }));
  test("reads as it would be done, and says what it leaves", () => {
    const done = line(entry("invoke", "e", { aspectName: "Tide" }, { outcome: { payment: "point", points: 1 } }));
    expect(done.details.map(({ key }) => key)).toEqual(["NORN.Gain.plus-two", "NORN.Ledger.Payment.point"]);
    expect([done.status?.key, done.tone, done.answers]).toEqual(["NORN.Ledger.State.leaves", "idle", []]);
  });
  test("or says why it would be refused", () => {
    const refused = line(entry("invoke", "e", {}, { state: "refused" }));
    expect(refused.status?.key).toBe("NORN.Ledger.State.wouldBeRefused");
  });
  test("can be taken back by who asked", () => {
    expect(line(asked).button?.action).toBe("withdraw");
    expect(line(asked, false).button).toBeNull();
  });
});

describe("the button of a line", () => {
  const events = [{ type: "npc-pool-changed", by: 1 }] as const;
  const button = (one: Entry, around = MINE) => entryLine(one, around).button?.action ?? null;
  test.each<[string, Entry, "undo" | null]>([
    ["what changed a document", entry("pool", "p", {}, { outcome: { events } }), "undo"],
    ["what changed nothing", entry("resolve", "s"), null],
    ["an invocation that cost nothing", entry("invoke", "i"), "undo"],
    ["a point that changed the dice", entry("spend", "s", { gain: "plus-one" }), "undo"],
    ["a point that cancelled another", entry("counter", "c"), "undo"],
    ["a compel put on a roll", entry("answer", "a", { gain: "minus-two" }), "undo"],
    ["an answer that moved nothing", entry("answer", "a"), null],
    ["what a player asks the GM to reveal", entry("discover", "a"), "undo"],
    ["nothing to discover", entry("reveal", "r", { aspect: "" }), "undo"],
    ["an undo", entry("undo", "u", { entry: "i" }, { outcome: { events } }), null],
    ["what is pending", entry("invoke", "i", {}, { state: "pending" }), null],
  ])("%s", (_, one, action) => expect(button(one)).toBe(action));
  test("is for no one else", () => expect(button(entry("invoke", "i"), circumstances({ mayTakeBack: false }))).toBeNull());
  test("the author of an entry cannot redo what a GM undid", () => {
    const undone = { mayTakeBack: true, stands: false, overruled: true } as const;
    expect(button(entry("invoke", "i"), circumstances(undone))).toBeNull();
    expect(button(entry("invoke", "i"), circumstances({ ...undone, overrules: true }))).toBe("redo");
  });
});

describe("an undo says what the entry says that it undoes", () => {
  const line = (around: Parameters<typeof circumstances>[0]) =>
    entryLine(entry("undo", "u", { entry: "i" }), circumstances(around));
  test("so that passing an aspect on and removing it are told apart", () => {
    const undone = lineOf(entry("pass", "p")).words(entry("pass", "p", { aspectName: "Fog", targetName: "Ann" }), MINE);
    expect(line({ undone }).words).toEqual({ key: "NORN.Ledger.Line.undo", args: { what: undone } });
  });
  test("and nothing of what this reader has not", () => {
    expect(line({}).words.key).toBe("NORN.Ledger.Line.undoGone");
  });
});

test("a settled point is a step of its roll only where it changes the dice", () => {
  const isStep = (gain: "plus-one" | null): boolean => {
    const one = entry("spend", "s", { gain });
    return Boolean(lineOf(one).step?.(one));
  };
  expect([isStep("plus-one"), isStep(null)]).toEqual([true, false]);
});

describe("the words of an auction", () => {
  const said = (say: "raise" | "fold" | "withdraw", side: "gm" | "player" | "") =>
    entryLine(entry("answer", "a", { say, side, bid: 2 }), MINE).words.key;
  test.each([
    ["raise", "gm", "NORN.Compel.Said.raise-gm"],
    ["fold", "player", "NORN.Compel.Said.fold-player"],
    ["raise", "", "NORN.Compel.Said.raise-player"],
    ["withdraw", "gm", "NORN.Compel.Said.withdraw"],
  ] as const)("%s by %j", (say, side, key) => expect(said(say, side)).toBe(key));
});

test("the actor who gets points when a roll is resolved is named", () => {
  expect(entryLine(entry("resolve", "s", { names: ["Ann", "Bob"] }), MINE).details).toEqual([
    { key: "NORN.Spend.Line.gets", args: { names: "Ann, Bob" } },
  ]);
});
