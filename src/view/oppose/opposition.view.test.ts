import { describe, expect, test } from "vitest";
import { faces } from "../../../tests/samples/check-request.ts";
import { done, must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { seenBy } from "../../../tests/samples/reader.ts";
import type { OpposedRoll } from "../../ledger/roll/opposed-roll.ts";
import { rollNow } from "../../ledger/roll/replay-roll.ts";
import { refuse } from "../../rules/result.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import { openingForm } from "../roll/roll-form.ts";
import { rollDialogView } from "../roll/roll-dialog.view.ts";
import { text } from "../text.ts";
import { awaitedText, opposingView, oppositionView, type OppositionView, verdictText } from "./opposition.view.ts";
import { opposingDice, opposingTraits } from "./opposing-choices.view.ts";

const who = (name: string) => text("NORN.Oppose.who", { name });

/** Two rolls against each other, of which the second shows as much above 2 as is said. */
function against(game: RulesetId, second: string, otherwise: Parameters<typeof rollOf>[2] = {}): PlainWorld {
  const world = plainTable(game, {
    rolls: [
      rollOf("roll", game, { targets: ["Actor.you"], request: { difficulty: null } }),
      rollOf("against", game, {
        actor: "Actor.you",
        actorName: "you",
        author: "p2",
        madeFor: "roll",
        request: { difficulty: null },
        faces: faces(second),
        ...otherwise,
      }),
    ],
  });
  const { author = "p2", actor = "Actor.you" } = otherwise;
  done(world, "oppose", { roll: "roll", opposing: "against" }, { author, actor });
  return world;
}

function opposed(...asked: Parameters<typeof against>): OpposedRoll {
  const { opposition } = must(rollNow(against(...asked), "roll"));
  if (!opposition) throw new Error("They do not oppose each other.");
  return opposition;
}

/** What the card of the first shows. */
function shown(world: PlainWorld, user = "p1"): OppositionView {
  const view = oppositionView(seenBy(world, user));
  if (!view) throw new Error("Nothing opposes it.");
  return view;
}

describe("the card of a roll that is opposed", () => {
  const world = against("strands", "+++0");
  const view = shown(world, "gm");
  test("shows the other side: who, with what, its dice, its parts and its total", () => {
    expect(view.other).toMatchObject({ roll: "against", who: who("you"), total: { number: "5", word: null } });
    expect([view.other?.dice.length, view.other?.parts.length]).toEqual([4, 2]);
  });
  test("is undone by who may, unless something has come of the roll since", () => {
    const later = against("strands", "+++0");
    done(later, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    const asked = [shown(world, "p2"), shown(world, "p1"), shown(later, "gm")];
    expect([view, ...asked].map(({ undoes }) => undoes !== "")).toEqual([true, true, false, false]);
  });
  test("says who won and by how much, and what a winning defense has besides: S1. spin", () => {
    expect(view.verdict).toEqual(text("NORN.Oppose.Verdict.by", { who: who("you"), by: 3 }));
    expect(view.badges.map(({ words }) => words.key)).toContain("NORN.Outcome.strands.spin");
  });
  test("of a defense that only stood in the way nothing more is said", () => {
    expect(shown(against("strands", "-000")).badges).toEqual([]);
  });
  test("a tie is the first side's", () => {
    expect(verdictText(opposed("strands", "0000"))).toEqual(text("NORN.Oppose.Verdict.tie", { who: who("me") }));
  });
  test("F2. dice for no one in particular are the GM's", () => {
    const alone = opposed("fate2", "++00", { actor: "", actorName: "", author: "gm" });
    expect(verdictText(alone)).toEqual(text("NORN.Oppose.Verdict.by", { who: text("NORN.Oppose.gm"), by: 2 }));
  });
  test("a deleted roll is said to be gone, with what it had shown", () => {
    const before = against("strands", "+000");
    const roll: PlainWorld["roll"] = (id) => (id === "against" ? refuse("roll-gone") : before.roll(id));
    expect(shown({ ...before, roll })).toMatchObject({
      other: null,
      deleted: text("NORN.Oppose.deleted", { who: who("you"), total: 3 }),
    });
  });
});

test("the roll that opposes folds to a line that points to the other card", () => {
  const pair = opposed("trifold", "+000");
  if (!pair.second) throw new Error("It is gone.");
  expect(opposingView(pair, pair.second, false)).toMatchObject({
    on: "roll",
    who: who("you"),
    total: { number: "+3" },
    against: text("NORN.Oppose.against", { who: who("me"), traits: pair.first.state.request.traits[0]?.name ?? "" }),
  });
});

describe("a roll that is still open", () => {
  test("names those who may oppose it; of a dynamic test without any it says that both roll", () => {
    const open = (game: RulesetId, otherwise: Parameters<typeof rollOf>[2] = {}) =>
      awaitedText(must(rollNow(plainTable(game, { rolls: [rollOf("roll", game, otherwise)] }), "roll")));
    const targets = ["Actor.you", "Actor.foe"];
    const targetNames = new Map(targets.map((uuid) => [uuid, uuid.slice(6)]));
    const waits = { targets, targetNames, request: { difficulty: null } };
    expect(open("strands", waits)).toEqual(text("NORN.Oppose.awaited", { names: "you, foe" }));
    expect(open("fate2", { request: { difficulty: null, test: "dynamic" } })?.key).toBe("NORN.Oppose.open");
    expect([open("strands"), open("strands", { request: { difficulty: null } })]).toEqual([null, null]);
  });
  test("in the dialog no difficulty then means that the other side rolls", () => {
    const opening = { dials: {}, second: "", mode: "" };
    const trait = { id: "a", name: "a", group: "", rank: 1, specialty: false, pairing: null };
    const choices = (game: RulesetId, changes: object): readonly (string | undefined)[] => {
      const form = { ...openingForm(RULESETS[game], opening), ...changes };
      const view = rollDialogView(form, trait, [trait], RULESETS[game], true);
      return view.difficulties.slice(0, 2).map(({ label }) => label.key.split(".").at(-1));
    };
    expect(choices("strands", {})).toEqual(["none", "own"]);
    expect(choices("strands", { target: "Actor.you" })).toEqual(["opposed", "own"]);
    expect(choices("fate2", {})).toEqual(["none", "opposed"]);
    expect(choices("fate2", { target: "Actor.you" })).toEqual(["opposed", "own"]);
  });
});

describe("what it may be opposed with", () => {
  test("every trait of the actor; chosen is the one that was rolled", () => {
    const actor = must(rollNow(plainTable("strands"), "roll")).roll;
    const snapshot = plainTable("strands").actor("Actor.you")?.snapshot();
    if (!snapshot) throw new Error("There is no one.");
    const choices = opposingTraits(actor.ruleset, snapshot, { rolled: ["strength"], nameOf: (key) => key });
    expect(choices.filter(({ selected }) => selected).map(({ label }) => label.args?.["name"])).toEqual(["strength"]);
    expect(choices.length).toBeGreaterThan(3);
  });
  test("the GM's dice alone: at any rung of the ladder, or up to ten", () => {
    expect(opposingDice(RULESETS.fate2, true).map(({ value }) => value)).toEqual(
      [6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4].map(String),
    );
    expect(opposingDice(RULESETS.marumaru, true)).toHaveLength(11);
  });
});
