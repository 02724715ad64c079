import { describe, expect, test } from "vitest";
import { Play } from "../../tests/samples/played-table.ts";
import { WISHES } from "../../tests/samples/random-play.ts";
import type { RulesetId } from "../rules/index.ts";
import { ENTRY_KINDS } from "./kinds.ts";

/** Plays a game, and steps of each; the undoing of everything comes on top. */
const PLAYS = 30;
const STEPS = 700;
/** Entries that are really done, besides manual edits and the undoing of everything: of the operations, most are refused. */
const LEAST_SETTLED = 2500;
const NOT_ASKED = /^(?:by hand|undo)/;

/** Kinds of entries that change something in every game. */
const ALWAYS = [
  "invoke",
  "story",
  "compel",
  "answer",
  "break",
  "create",
  "remove",
  "undo",
  "redo",
  "by hand",
  "use",
  "oppose",
  "allow",
  "difficulty",
  "defend",
  "heal",
  "turn",
  "advance",
  "move",
  "call",
  "propose",
  "answer-proposal",
];
const BESIDES: Readonly<Record<RulesetId, readonly string[]>> = {
  fate2: ["harm", "spend", "counter", "join", "time", "deal", "claim", "reward"],
  strands: [
    "spend",
    "pass",
    "reveal",
    "pay-debt",
    "pool",
    "entrance",
    "join",
    "harm",
    "concede",
    "answer-concession",
    "cost",
    "block",
    "strain",
    "call-shot",
    "veto-shot",
    "discover",
    "experience",
    "improve",
    "purchase",
  ],
  trifold: ["harm", "pass", "resolve", "spend-leftover", "time", "block"],
  // Without harm: a hit does none unless its attacker has bought it, which a random player seldom has.
  marumaru: ["pass", "join", "spend-leftover", "dramatic", "discover"],
};

test("every kind is played", () => {
  expect(ENTRY_KINDS.filter((kind) => kind !== "adjust" && !WISHES.some((one) => one === kind))).toEqual([]);
});

describe.each(["fate2", "strands", "trifold", "marumaru"] as const)("%s: nothing is lost, doubled or negative", (game) => {
  const played = { operations: 0, seconds: 0, done: new Map<string, number>() };

  test("whatever is settled, interrupted, repeated, edited manually and undone", () => {
    const begun = process.cpuUsage();
    for (let seed = 1; seed <= PLAYS; seed += 1) {
      const play = new Play(game, seed);
      for (let step = 0; step < STEPS; step += 1) {
        const faults = play.step();
        // Asking `expect` costs as much as a step.
        if (faults.length > 0) expect(faults, `seed ${seed}, step ${step}`).toEqual([]);
      }
      expect(play.reconcile(), `seed ${seed}, reconciled at the end`).toEqual([]);
      expect(play.undoEverything(), `seed ${seed}, undoing`).toEqual([]);
      expect(play.reconcile(), `seed ${seed}, reconciled once more`).toEqual([]);
      expect(play.world.state(), `seed ${seed}, the beginning`).toEqual(play.start);
      played.operations += play.operations;
      for (const [kind, count] of play.done) played.done.set(kind, (played.done.get(kind) ?? 0) + count);
    }
    const { user, system } = process.cpuUsage(begun);
    played.seconds = (user + system) / 1_000_000;
  }, 300_000);

  test("much is really settled, and of every kind", () => {
    const settled = [...played.done].reduce((sum, [kind, count]) => (NOT_ASKED.test(kind) ? sum : sum + count), 0);
    console.info(`${game}: ${played.operations} operations, ${settled} settled, ${played.seconds.toFixed(1)} s of the processor`);
    const seldom = (kinds: readonly string[], least: number) => kinds.filter((kind) => (played.done.get(kind) ?? 0) < least);
    // The rest depends on the campaign, which is random too.
    expect([...seldom(ALWAYS, PLAYS / 4), ...seldom(BESIDES[game], PLAYS / 10)]).toEqual([]);
    const interrupted = [...played.done].filter(([kind]) => kind.endsWith("interrupted"));
    expect(interrupted.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(PLAYS);
    expect(played.operations).toBeGreaterThanOrEqual(25_000);
    expect(settled).toBeGreaterThanOrEqual(LEAST_SETTLED);
  });
});
