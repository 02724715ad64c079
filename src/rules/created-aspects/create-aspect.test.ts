import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { SumOutcome } from "../roll/check.ts";
import { applyEvents } from "../events/apply-event.ts";
import type { Aspect } from "../aspects/aspect.ts";
import { inverseEvents } from "../events/ledger-event.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { LONGEST_PHRASE, type CreationInput, createAspect, createsSomething } from "./create-aspect.ts";
import { BOOST, type CreationRoll } from "./creation-rules.ts";
import { passOn, removeCreated } from "./created-aspects.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;

function outcomeOf(otherwise: Partial<SumOutcome>): SumOutcome {
  return { reading: "sum", success: true, margin: 0, ...otherwise };
}
function rolled(outcome: Partial<SumOutcome>, otherwise: Partial<CreationRoll> = {}): CreationRoll {
  return { outcome: outcomeOf(outcome), usual: null, total: 0, traits: [{ key: "", group: "" }], ...otherwise };
}
/** A roll without a difficulty, and what comes of it against the game's own. */
function undecided(usual: Partial<SumOutcome> | null): CreationRoll {
  return { ...rolled({}), outcome: null, usual: usual && outcomeOf(usual) };
}
const of = (key: string, group = "mental"): CreationRoll["traits"] => [{ key, group }];

function input(otherwise: Partial<CreationInput>): CreationInput {
  return {
    way: "maneuver",
    phrase: "Dazzled",
    uuid: "Actor.them.Item.new",
    freeId: "first",
    parent: "Actor.them",
    inanimate: false,
    maker: "Actor.me",
    holder: "Actor.me",
    about: "",
    chosen: { nature: "lasting", level: 1, quality: null },
    roll: rolled({}),
    byGm: false,
    ...otherwise,
  };
}
function made(ruleset: Ruleset, otherwise: Partial<CreationInput>, dials: DialValues = {}): Aspect {
  const result = createAspect(playing(ruleset, dials), input(otherwise));
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
function refused(ruleset: Ruleset, otherwise: Partial<CreationInput>, dials: DialValues = {}): string {
  const result = createAspect(playing(ruleset, dials), input(otherwise));
  return result.ok ? "" : result.code;
}

describe("Tri-Fold: a maneuver (T4)", () => {
  test.each([
    [0, "fragile"],
    [1, "fragile"],
    [2, "sticky"],
    [3, "sticky"],
  ] as const)("with %i shifts creates a %s aspect that needs as many to remove", (shifts, nature) => {
    const aspect = made(trifold, { roll: rolled({ margin: shifts }) });
    expect(aspect).toMatchObject({ kind: "advantage", nature, quality: shifts, maker: "Actor.me", parent: "Actor.them" });
    expect(aspect.free).toEqual({ first: { count: 1, holder: "Actor.me" } });
  });
  test("that fails creates nothing, and gives the other side nothing", () => {
    expect(refused(trifold, { roll: rolled({ success: false, margin: -1 }) })).toBe("create-failed");
  });
  test("on a location or an object has a difficulty of +0 by default", () => {
    expect(made(trifold, { inanimate: true, roll: undecided({ margin: 3 }) })).toMatchObject({ nature: "sticky", quality: 3 });
    expect(refused(trifold, { inanimate: true, roll: undecided({ success: false }) })).toBe("create-failed");
  });
  test("has a free invocation for the maker, or the character the maker gives it to", () => {
    expect(made(trifold, { holder: "Actor.friend" }).free).toEqual({ first: { count: 1, holder: "Actor.friend" } });
    expect(made(trifold, { holder: "" }).free).toEqual({ first: { count: 1, holder: "Actor.me" } });
  });
});

describe("Strands: temporary aspects (S3)", () => {
  test("a maneuver's is fragile, and may be sticky with spin", () => {
    const sticky = { chosen: { nature: "sticky", level: 1, quality: null } } as const;
    expect(made(strands, { ...sticky, roll: rolled({ margin: 2 }) }).nature).toBe("fragile");
    expect(made(strands, { ...sticky, roll: rolled({ margin: 3 }) }).nature).toBe("sticky");
    expect(made(strands, { ...sticky, roll: rolled({ reading: "difference", margin: 3 }) }).nature).toBe("sticky");
    expect(made(strands, { roll: rolled({ margin: 3 }) }).nature).toBe("fragile");
  });
  test.each([
    ["assessment", "perception"],
    ["assessment", "reasoning"],
    ["assessment", "empathy"],
    ["declaration", "knowledge"],
    ["declaration", "reasoning"],
  ] as const)("an %s by %s is sticky, first use free", (way, key) => {
    const aspect = made(strands, { way, roll: rolled({}, { traits: of(key) }) });
    expect(aspect).toMatchObject({ nature: "sticky", quality: null, free: { first: { count: 1, holder: "Actor.me" } } });
  });
  test.each([
    ["assessment", "knowledge"],
    ["declaration", "perception"],
    ["declaration", "strength"],
  ] as const)("no %s by %s", (way, key) => {
    expect(refused(strands, { way, roll: rolled({}, { traits: of(key) }) })).toBe("way-unknown");
  });
  test("a sticky aspect is easier to place on a location or scene: it needs no spin there", () => {
    const sticky = { roll: rolled({ margin: 2 }), chosen: { nature: "sticky", level: 1, quality: null } } as const;
    expect(made(strands, { ...sticky, inanimate: true }).nature).toBe("sticky");
    expect(made(strands, { ...sticky, inanimate: true, chosen: { ...sticky.chosen, nature: "fragile" } }).nature).toBe("fragile");
  });
  test("the GM may require spin, and so may do without it", () => {
    const sticky = { roll: rolled({ margin: 2 }), chosen: { nature: "sticky", level: 1, quality: null } } as const;
    expect([made(strands, sticky).nature, made(strands, { ...sticky, byGm: true }).nature]).toEqual(["fragile", "sticky"]);
  });
  test("the first use may be left to anyone", () => {
    expect(made(strands, { holder: "" }).free).toEqual({ first: { count: 1, holder: "" } });
  });
});

describe("FATE 2.0 (F3)", () => {
  test.each([
    ["minimal", 1],
    ["competent", 1],
    ["solid", 2],
    ["significant", 3],
    ["perfection", 4],
  ])("F3-R2: a %s success creates a scene aspect of level %i; its boxes are its uses and none is free", (id, level) => {
    const aspect = made(fate2, { way: "scene-aspect", roll: rolled({ degree: id }) });
    expect(aspect).toMatchObject({ level, checked: 0, nature: "lasting", free: {}, quality: null });
  });
});

describe("Marumaru (M3)", () => {
  test("an action adds an aspect; it stays until removed, and has no free use", () => {
    expect(made(marumaru, { way: "action" })).toMatchObject({ nature: "sticky", free: {}, quality: null });
    expect(refused(marumaru, { way: "action", roll: rolled({ success: false }) })).toBe("create-failed");
  });
});

describe("R4. A roll without a difficulty is no success by itself", () => {
  const games = [fate2, strands, trifold, marumaru].map((ruleset) => ({
    ruleset,
    way: ruleset.creating.ways(null, {})[0] ?? "maneuver",
  }));

  test.each(games)("$ruleset.id: against another's character it needs an opposing roll or a difficulty", ({ ruleset, way }) => {
    expect(refused(ruleset, { way, roll: undecided({ margin: 9 }) })).toBe("difficulty-missing");
  });
  test.each(games.filter(({ ruleset }) => ruleset !== fate2))(
    "$ruleset.id: on a place, or on oneself, the game's own difficulty holds",
    ({ ruleset, way }) => {
      for (const where of [{ inanimate: true }, { parent: "Actor.me" }]) {
        expect(refused(ruleset, { way, ...where, roll: undecided({}) })).toBe("");
        expect(refused(ruleset, { way, ...where, roll: undecided({ success: false }) })).toBe("create-failed");
      }
    },
  );
  test("FATE 2.0 has no such difficulty: it is asked for", () => {
    expect(refused(fate2, { way: "scene-aspect", inanimate: true, roll: undecided(null) })).toBe("difficulty-missing");
  });
  test.each([
    [strands, 0],
    [trifold, 0],
    [marumaru, 1],
    [fate2, null],
  ] as const)("$0.id: that difficulty is $1", (ruleset, difficulty) => {
    expect(ruleset.creating.usualDifficulty).toBe(difficulty);
  });
  test("a boost needs a success as well", () => {
    const boost = { way: "boost", inanimate: true } as const;
    expect(refused(trifold, { ...boost, roll: undecided({ success: false }) }, { "trifold-boosts": true })).toBe("create-failed");
  });
  test("it is offered while a difficulty could still make it a success", () => {
    const offered = (ruleset: Ruleset, roll: CreationRoll): boolean => createsSomething(playing(ruleset), roll, false);
    expect(games.map(({ ruleset }) => offered(ruleset, undecided({ success: false })))).toEqual([true, true, true, true]);
    expect(games.map(({ ruleset }) => offered(ruleset, rolled({ success: false })))).toEqual([false, false, false, false]);
  });
});

describe("in every game", () => {
  const boosting = Object.values(RULESETS).filter(({ id, dials }) => dials.some((dial) => dial.id === `${id}-boosts`));
  test.each(boosting)("R2: $id has boosts if the campaign says so, with an owner and a target", (ruleset) => {
    const boost = { way: "boost", about: "Actor.them" } as const;
    expect(refused(ruleset, boost)).toBe("way-unknown");
    const aspect = made(ruleset, boost, { [`${ruleset.id}-boosts`]: true });
    expect(aspect).toMatchObject({ kind: "boost", maker: "Actor.me", about: "Actor.them" });
    expect(aspect.free).toEqual({ first: { count: 1, holder: "Actor.me" } });
  });
  test("without a roll, the GM decides everything", () => {
    const chosen = { nature: "fragile", level: 3, quality: 4 } as const;
    expect(made(trifold, { roll: null, chosen })).toMatchObject({ nature: "fragile", quality: 4 });
    expect(made(fate2, { roll: null, way: "scene-aspect", chosen })).toMatchObject({
      nature: "lasting",
      level: 3,
      quality: null,
    });
    expect(made(strands, { roll: null, way: "declaration" }).nature).toBe("sticky");
  });
  test.each([
    ["", "words-missing"],
    ["  \n ", "words-missing"],
    ["\u200b\u200f", "words-missing"],
    ["x".repeat(LONGEST_PHRASE + 1), "words-long"],
    ["x".repeat(LONGEST_PHRASE), ""],
    ["🔥", ""],
    ["أعمى", ""],
  ])("the phrase %j: %j", (phrase, code) => expect(refused(trifold, { phrase })).toBe(code));
  test("a phrase is on one line", () => {
    expect(made(trifold, { phrase: " Knee-deep\nin  tar " }).name).toBe("Knee-deep in tar");
  });
  test("law: undoing a creation leaves nothing, if the aspect is unused", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(RULESETS)),
        fc.constantFrom("maneuver", "assessment", "declaration", "action", "scene-aspect", BOOST),
        fc.integer({ min: 0, max: 9 }),
        (ruleset, way, shifts) => {
          const result = createAspect(playing(ruleset), input({ way, roll: rolled({ margin: shifts }) }));
          if (!result.ok) return;
          const events = [{ type: "aspect-added", aspect: result.value } as const];
          const before = { actors: {}, aspects: {}, npcPool: 0 };
          const after = applyEvents(before, events);
          expect(after.ok && applyEvents(after.value, inverseEvents(events))).toEqual({ ok: true, value: before });
          const used = { ...before, aspects: { [result.value.uuid]: { ...result.value, free: {}, checked: 1 } } };
          expect(applyEvents(used, inverseEvents(events))).toMatchObject({ ok: false, code: "aspect-changed" });
        },
      ),
    );
  });
});

describe("passing a free invocation on (T4)", () => {
  const aspect = anAspect({ free: { mine: { count: 1, holder: "Actor.me" }, theirs: { count: 2, holder: "Actor.them" } } });
  const after = (to: string) => {
    const passed = passOn(aspect, { free: "mine", to, freeId: "fresh" });
    if (!passed.ok) return passed.code;
    const applied = applyEvents({ actors: {}, aspects: { [aspect.uuid]: aspect }, npcPool: 0 }, passed.value);
    return applied.ok ? applied.value.aspects[aspect.uuid]?.free : applied.code;
  };

  test("takes it from one and gives it to the other", () => {
    expect(after("Actor.friend")).toEqual({
      theirs: { count: 2, holder: "Actor.them" },
      fresh: { count: 1, holder: "Actor.friend" },
    });
    expect(after("Actor.them")).toEqual({ theirs: { count: 3, holder: "Actor.them" } });
  });
  test("is impossible to oneself", () => expect(after("Actor.me")).toBe("passed-already"));
  test("needs one that exists", () => {
    expect(passOn(aspect, { free: "gone", to: "Actor.x", freeId: "f" })).toMatchObject({ ok: false, code: "free-gone" });
  });
});

describe("removing", () => {
  const aspect = anAspect({ kind: "advantage", nature: "sticky", quality: 2 });
  const code = (ruleset: Ruleset, roll: CreationRoll | null, { opposed = false, removing = aspect } = {}): string => {
    const removed = removeCreated(playing(ruleset), removing, roll, opposed);
    return removed.ok ? "" : removed.code;
  };

  test.each([
    [1, "remove-short"],
    [2, ""],
    [5, ""],
  ])("Tri-Fold: a total of %i against two shifts (T4): %j", (total, answer) => {
    expect(code(trifold, { ...undecided({}), total }, { opposed: true })).toBe(answer);
  });
  test("Strands: by a successful maneuver (S3)", () => {
    expect(code(strands, rolled({ success: true }))).toBe("");
    expect(code(strands, rolled({ success: false }))).toBe("remove-failed");
    expect(code(strands, rolled({ success: true }, { traits: [] }))).toBe("remove-maneuver");
  });
  test("Strands: R4. A roll without a difficulty is against 0, and needs one where another's character carries the aspect", () => {
    expect(code(strands, undecided({}))).toBe("");
    expect(code(strands, undecided({ success: false }))).toBe("remove-failed");
    expect(code(strands, undecided({}), { opposed: true })).toBe("difficulty-missing");
  });
  test.each([fate2, marumaru])("$id: when it makes sense, which the GM decides (M3)", (ruleset) => {
    expect(code(ruleset, rolled({}))).toBe("remove-agreed");
    expect(code(ruleset, null)).toBe("");
  });
  test("a character aspect cannot be removed like that", () =>
    expect(code(trifold, null, { removing: anAspect() })).toBe("not-made"));
});
