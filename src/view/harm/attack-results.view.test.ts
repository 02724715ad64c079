import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { done } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainGiven, PlainWorld } from "../../../tests/samples/plain-world.ts";
import { readerOf, seenBy } from "../../../tests/samples/reader.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { attackResultsView, type AttackResultView } from "./attack-results.view.ts";

const BARE = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
const ON = { roll: "roll", target: "Actor.you" } as const;

interface Given extends Partial<Omit<PlainGiven, "aspects">> {
  readonly stake?: string;
  readonly named?: string;
}

/** p1's character attacks p2's: the attack shows 2. */
function attacked(game: RulesetId = "trifold", { stake = "", named, ...given }: Given = {}): PlainWorld {
  const attack = { ...BARE, scope: game === "strands" ? "physical" : "fight", ...(stake !== "" && { stake }) };
  const targetNames = new Map(named === undefined ? [] : [["Actor.you", named]]);
  const request = { difficulty: null };
  return plainTable(game, { rolls: [rollOf("roll", game, { targets: ["Actor.you"], targetNames, attack, request })], ...given });
}

/** The target shows so much. */
function defended(total: number, game?: RulesetId, given?: Given): PlainWorld {
  const world = attacked(game, given);
  done(world, "defend", { ...ON, defense: "usual", total }, { author: "gm", actor: "Actor.you" });
  return world;
}

function view(world: PlainWorld, user = "p2"): AttackResultView {
  const { now, reader } = seenBy(world, user);
  const [attackResult] = attackResultsView(world, reader, now);
  if (!attackResult) throw new Error("It is not an attack.");
  return attackResult;
}

/** What of the attack a reader may press. */
const buttons = (world: PlainWorld, user: string): string[] => {
  const { defend, shares, take, places, undoesDefense, undoesHarm } = view(world, user);
  const all = { defend, shares, takes: take?.immediately, asks: take?.asks, places, undoesDefense, undoesHarm };
  return Object.entries(all).flatMap(([name, offered]) => (offered ? [name] : []));
};

function taken(): PlainWorld {
  const world = defended(1);
  done(world, "harm", ON, { author: "p2", actor: "Actor.you" });
  return world;
}

describe("what a reader may do about an attack", () => {
  test.each([
    ["the target defends", attacked(), "p2", ["defend"]],
    ["a GM defends for anyone", attacked(), "gm", ["defend"]],
    ["the attacker waits", attacked(), "p1", []],
    ["once defended, the one who is hit takes it", defended(1), "p2", ["takes", "asks"]],
    ["a GM may undo the defense", defended(1), "gm", ["takes", "asks", "undoesDefense"]],
    ["a miss is not taken", defended(4), "p2", []],
    ["the hit is taken once, and undone before the defense", taken(), "p2", ["undoesHarm"]],
    ["the attacker places what was at stake", defended(1, "trifold", { stake: "On the ground" }), "p1", ["places"]],
    ["no one else", defended(1, "trifold", { stake: "On the ground" }), "p2", []],
    ["nor where it failed", defended(4, "trifold", { stake: "On the ground" }), "p1", []],
  ])("%s", (_, world, user, expected) => expect(buttons(world, user)).toEqual(expected));
  test("nothing, of another game's attack", () => {
    const other = { ...attacked("strands"), game: attacked("trifold").game };
    const { now, reader } = seenBy(attacked("strands"), "gm");
    expect(attackResultsView(other, reader, now)[0]).toMatchObject({ defend: null, take: null, extra: null, places: false });
  });
});

describe("whom it is on, and what became of it", () => {
  test("the target has the name it had for the attacker", () => {
    expect([view(attacked("trifold", { named: "A stranger" })).name, view(attacked()).name]).toEqual(["A stranger", "you"]);
  });
  test("it is awaited until it defends", () => {
    expect([view(attacked()).awaits, view(defended(1)).awaits]).toEqual([true, false]);
  });
  test("someone who has been deleted is not awaited", () => {
    const world = attacked();
    const without = { ...world, actor: (uuid: string) => (uuid === "Actor.you" ? null : world.actor(uuid)) };
    const { now } = seenBy(world, "gm");
    const [attackResult] = attackResultsView(without, readerOf("gm"), now);
    expect([attackResult?.awaits, attackResult?.left?.key, attackResult?.defend]).toEqual([false, "NORN.Harm.gone", null]);
  });
  test("a number without a roll is shown by the name of the defense", () => {
    const { total, way, traits, dice } = view(defended(1));
    expect([total?.number, way?.key, traits, dice]).toEqual(["+1", "NORN.Defense.trifold.usual.name", "", []]);
  });
});

describe("F8-R21. The roll that has defended against one attacker is offered against the next", () => {
  const attack = (id: string, actor: string) =>
    rollOf(id, "fate2", {
      actor,
      actorName: id,
      author: "gm",
      targets: ["Actor.you"],
      attack: BARE,
      request: { difficulty: null },
    });
  function twice(): PlainWorld {
    const mine = rollOf("mine", "fate2", { actor: "Actor.you", author: "p2", madeFor: "one", request: { difficulty: null } });
    const you = { uuid: "Actor.you", owners: ["p2"], played: true, traits: [trait("swords", 2, { group: "combat" })] };
    const world = plainTable("fate2", { actors: [you], rolls: [attack("one", "Actor.foe"), attack("two", "Actor.me"), mine] });
    done(world, "defend", { ...ON, roll: "one", defense: "usual", opposing: "mine" }, { author: "p2", actor: "Actor.you" });
    return world;
  }
  const shares = (user: string, hides = (_roll: string) => false) => {
    const world = twice();
    return attackResultsView(world, readerOf(user, { hides }), seenBy(world, user, "two").now)[0]?.shares;
  };
  test("to the one who plays the target, with its total", () => {
    expect(shares("p2")).toEqual({ key: "NORN.Harm.defendAgain", args: { who: "one", total: "+2" } });
    expect(shares("p1")).toBeNull();
  });
  test("not where that roll is hidden from them", () => expect(shares("p2", (roll) => roll === "mine")).toBeNull());
});

describe("what a blow comes to", () => {
  const verdict = (...asked: Parameters<typeof defended>) =>
    view(defended(...asked))
      .verdict?.key.split(".")
      .slice(1);
  test.each([
    ["T4. a success without a shift does no harm", verdict(2), ["Harm", "Verdict", "harmless"]],
    ["T4. one with a shift is a hit", verdict(1), ["Harm", "Verdict", "hit"]],
    ["one below the defense misses", verdict(3), ["Harm", "Verdict", "missBy"]],
    ["M2-R1. where harm is bought, that is still to come", verdict(0, "marumaru"), ["Harm", "Verdict", "toBuy"]],
    ["F8. a scratch is a hit, too", verdict(2, "fate2"), ["Harm", "Verdict", "hit"]],
    ["what is at stake comes true", verdict(1, "trifold", { stake: "Down" }), ["Stake", "Verdict", "works"]],
    ["or fails", verdict(4, "trifold", { stake: "Down" }), ["Stake", "Verdict", "failsBy"]],
  ])("%s", (_sentence, said, key) => expect(said).toEqual(key));
});
