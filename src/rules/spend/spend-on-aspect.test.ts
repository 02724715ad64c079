import { describe, expect, test } from "vitest";
import { anAspect, lockedTo } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { type AspectSpendInput, spendOnAspect } from "./spend-rules.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;

const input = (aspect: Partial<Aspect> = {}, otherwise: Partial<AspectSpendInput> = {}): AspectSpendInput => ({
  aspect: anAspect(aspect),
  payer: { source: "own", actor: "Actor.me", points: 3, tier: "" },
  method: "fudge",
  traits: ["stealth", "shooting"],
  uses: [],
  owner: null,
  against: false,
  unlucky: null,
  ...otherwise,
});

function outcome(ruleset: Ruleset, use: string, request: AspectSpendInput): unknown {
  const made = spendOnAspect(playing(ruleset), use, request);
  return made.ok ? [made.value.payment, made.value.points] : made.code;
}
const theirs: Partial<Aspect> = { parent: "Actor.them" };
const them = { owner: { source: "own", actor: "Actor.them", points: 0, tier: "" } } as const;

describe("an effect is paid like an invocation", () => {
  test("FATE 2.0: a box of the aspect, and no more than it has", () => {
    expect(outcome(fate2, "effect", input())).toEqual(["box", 0]);
    expect(outcome(fate2, "effect", input({ checked: 1 }))).toBe("boxes-spent");
    expect(outcome(fate2, "effect", input(theirs, them))).toBe("not-in-reach");
  });
  test("Strands: a point, even if the aspect is persistent; free invocations first", () => {
    expect(outcome(strands, "effect", input())).toEqual(["point", 1]);
    expect(outcome(strands, "effect", input({ persistent: true }))).toEqual(["point", 1]);
    expect(outcome(strands, "effect", input({ free: { a: { count: 1, holder: "" } } }))).toEqual(["free", 0]);
  });
  test("Marumaru: a point", () => expect(outcome(marumaru, "effect", input())).toEqual(["point", 1]));
  test("what a game does not have is refused", () => {
    expect(outcome(strands, "declaration", input())).toBe("use-unknown");
    expect(outcome(marumaru, "narrative", input())).toBe("use-unknown");
  });
});

describe("Tri-Fold: a declaration", () => {
  test("costs a point", () => expect(outcome(trifold, "declaration", input())).toEqual(["point", 1]));
  test("is free if the aspect is locked to it, and impossible if it is locked to a skill", () => {
    expect(outcome(trifold, "declaration", input({ lock: lockedTo({ words: "I know a way out" }) }))).toEqual(["nothing", 0]);
    expect(outcome(trifold, "declaration", input({ lock: lockedTo({ trait: "stealth" }) }))).toBe("locked");
    expect(outcome(trifold, "declaration", input({ lock: lockedTo({}) }))).toBe("locked");
  });
  test("stays possible for others if its owner locked it", () => {
    const lock = lockedTo({ trait: "stealth" });
    expect(outcome(trifold, "declaration", input({ ...theirs, lock }, them))).toEqual(["point", 1]);
  });
  test("T3. It is invoking another's aspect that pays its player: a declaration pays no one", () => {
    const made = spendOnAspect(playing(trifold), "declaration", input(theirs, them));
    expect(made.ok && made.value.events).toEqual([{ type: "fate-points-changed", actor: "Actor.me", counter: "value", by: -1 }]);
  });
  test("unless the campaign says so: then at once, since there is no action to resolve", () => {
    const made = spendOnAspect(playing(trifold, { "trifold-declarations-pay": true }), "declaration", input(theirs, them));
    expect(made.ok && made.value.events).toEqual([
      { type: "fate-points-changed", actor: "Actor.me", counter: "value", by: -1 },
      { type: "fate-points-changed", actor: "Actor.them", counter: "value", by: 1 },
    ]);
  });
  test("T3. A lock's words are no trait: they may have the name of a skill in them", () => {
    const lock = lockedTo({ words: "I have the resources" });
    const traits = ["resources"];
    expect(outcome(trifold, "declaration", input({ lock }, { traits }))).toEqual(["nothing", 0]);
  });
});

describe("T3. On unrolled actions an invocation simply adds 2 to the skill's rating", () => {
  test("it costs what an invocation costs, and another's aspect pays that player at once", () => {
    expect(outcome(trifold, "unrolled", input())).toEqual(["point", 1]);
    expect(outcome(trifold, "unrolled", input({ free: { a: { count: 1, holder: "" } } }))).toEqual(["free", 0]);
    const made = spendOnAspect(playing(trifold), "unrolled", input(theirs, them));
    const paid = { type: "fate-points-changed", actor: "Actor.them", counter: "value", by: 1 };
    expect(made.ok && made.value.events).toContainEqual(paid);
  });
  test("an aspect that is locked to this gives it for nothing: no roll says which skill it is", () => {
    const lock = lockedTo({ trait: "stealth", gain: "plus-two" });
    expect(outcome(trifold, "unrolled", input({ lock }, { traits: [] }))).toEqual(["nothing", 0]);
    expect(outcome(trifold, "unrolled", input({ lock: lockedTo({ trait: "stealth" }) }, { traits: [] }))).toBe("locked");
  });
  test("an aspect that is locked to a declaration gives none", () => {
    expect(outcome(trifold, "unrolled", input({ lock: { on: true, trait: "", gain: "effect", words: "A fact" } }))).toBe(
      "locked",
    );
  });
  test("other games have none", () => expect(outcome(strands, "unrolled", input())).toBe("use-unknown"));
});
