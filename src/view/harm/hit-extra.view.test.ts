import { describe, expect, test } from "vitest";
import { done } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { seenBy } from "../../../tests/samples/reader.ts";
import { ATTACKER, CONCEDER, struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import { attackResultOn } from "../../ledger/harm/attack-results.ts";
import type { ConcessionAnswer } from "../../ledger/requests/harm.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { type HitExtra, hitExtraView } from "./hit-extra.view.ts";

const ON = { roll: "roll", target: "Actor.you" } as const;
const HIT = (): PlainWorld => struckInStrands({ dials: { "strands-called-shots": true }, margin: 3 });

function offered(say?: ConcessionAnswer): PlainWorld {
  const world = HIT();
  const { id: entry } = done(world, "concede", { ...ON, words: "The bridge." }, CONCEDER);
  if (say) done(world, "answer-concession", { ...ON, entry, say }, ATTACKER);
  return world;
}

function called(world = HIT()): PlainWorld {
  done(world, "call-shot", { ...ON, words: "Blinded" }, ATTACKER);
  return world;
}

/** p1's character has hit p2's in Tri-Fold Fate. */
function hitInTrifold(): PlainWorld {
  const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  const world = plainTable("trifold", { rolls: [rollOf("roll", "trifold", { targets: ["Actor.you"], attack })] });
  done(world, "defend", { ...ON, defense: "usual", total: -1 }, { author: "gm", actor: "Actor.you" });
  return world;
}

function extra(world: PlainWorld, user: string, target: string = ON.target): HitExtra | null {
  const seen = seenBy(world, user);
  const attackResult = attackResultOn(world, seen.now, target);
  return attackResult && hitExtraView(seen, attackResult);
}

/** What a reader may press. */
function buttons(world: PlainWorld, user: string, target?: string): string[] {
  const names = ["settles", "concedes", "offer", "fair", "veto", "calls"] as const satisfies (keyof HitExtra)[];
  const view = extra(world, user, target);
  return view ? names.filter((name) => Boolean(view[name])) : [];
}

describe("below a hit", () => {
  test.each([
    ["a bystander presses nothing", HIT(), "p3", []],
    ["the one who is hit may concede", HIT(), "p2", ["concedes"]],
    ["not in a game without that rule", hitInTrifold(), "p2", []],
    ["not twice at a time", offered(), "p2", []],
    ["the one who hit answers an offer", offered(), "p1", ["offer"]],
    ["so does a GM", offered(), "gm", ["offer"]],
    ["a refused offer may be followed by another", offered("refuse"), "p2", ["concedes"]],
    ["only a GM finds it fair", offered("refuse"), "gm", ["fair"]],
    ["the attacker may call the shot", HIT(), "p1", ["calls"]],
    ["once", called(), "p1", []],
    ["the one who is hit may veto it", called(), "p2", ["concedes", "veto"]],
    ["a GM speaks for no one who has a player", HIT(), "gm", []],
  ])("%s", (_, world, user, expected) => expect(buttons(world, user)).toEqual(expected));
  test("a GM speaks for those without a player", () => {
    expect(buttons(struckInStrands({ target: "Actor.foe" }), "gm", "Actor.foe")).toEqual(["concedes"]);
  });
  test("nothing is said of a miss", () => expect(extra(struckInStrands({ margin: -1 }), "p2")).toBeNull());
  test("what was said is shown to all, and undone from the end by who may", () => {
    const said = (user: string) =>
      extra(called(offered("refuse")), user)?.said.map(({ words, undoes }) => [words.key, undoes !== ""]);
    const words = ["NORN.CalledShot.Line.calls", "NORN.Concession.Line.offers", "NORN.Concession.Line.refuse"];
    expect(said("gm")).toEqual(words.map((key, place) => [key, place !== 1]));
    expect(said("p2")).toEqual(words.map((key) => [key, false]));
  });
  test.each([
    ["who hit someone without a player settles it, where the GM's people act by themselves", true, "p1", true],
    ["not where they do not", false, "p1", false],
    ["nor anyone else", true, "p2", false],
  ] as const)("%s", (_, npcsAct, user, settles) => {
    const world = { ...struckInStrands({ target: "Actor.foe" }), npcsAct };
    const seen = seenBy(world, user);
    const attackResult = attackResultOn(world, seen.now, "Actor.foe");
    expect(attackResult && hitExtraView(seen, attackResult)?.settles === true).toBe(settles);
  });
});
