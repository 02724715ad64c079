import { describe, expect, test } from "vitest";
import { done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { ATTACKER, CONCEDER, struckInStrands } from "../../../tests/samples/struck-in-strands.ts";

const ON = { roll: "roll", target: "Actor.you" } as const;
const CALL = { ...ON, words: "Blinded" };
const DIALS = { "strands-called-shots": true };

const OWN = ["Winded", "Bruised", "Just a scratch"];

const world = (margin = 3): PlainWorld => struckInStrands({ dials: DIALS, margin });
const points = (of: PlainWorld, actor: string): number => of.state().actors[actor]?.fatePoints.value ?? 0;
const names = (of: PlainWorld): string[] =>
  Object.values(of.state().aspects).flatMap(({ kind, name }) => (kind === "consequence" ? [name] : []));

describe("S5. The attacker may spend a fate point to describe the consequence instead of the defender", () => {
  test("it has that name, whatever the defender says", () => {
    const on = world();
    done(on, "call-shot", CALL, ATTACKER);
    expect(points(on, "Actor.me")).toBe(2);
    done(on, "harm", { ...ON, names: OWN }, CONCEDER);
    expect(names(on)).toEqual(["Blinded"]);
  });
  test("the defender may spend a fate point to veto it and come up with their own", () => {
    const on = world();
    const { id: entry } = done(on, "call-shot", CALL, ATTACKER);
    expect(done(on, "veto-shot", { ...ON, entry }, CONCEDER).facts.words).toBe("Blinded");
    expect(points(on, "Actor.you")).toBe(2);
    done(on, "harm", { ...ON, names: OWN }, CONCEDER);
    expect(names(on)).toEqual(["Winded"]);
    expect(shortPlan(planned(on, "veto-shot", { ...ON, entry }, CONCEDER))).toBe("hit-taken");
  });
  test("S5-R13: of several, it is the gravest", () => {
    const on = world(8);
    done(on, "call-shot", CALL, ATTACKER);
    const { names: given, consequences } = done(on, "harm", { ...ON, names: OWN }, CONCEDER).facts;
    expect(consequences.length).toBeGreaterThan(1);
    expect(given).toEqual([...OWN.slice(0, consequences.length - 1), "Blinded"]);
  });
  test("undone, the point goes back; not while it is vetoed, nor once the hit is taken", () => {
    const on = world();
    const { id: entry } = done(on, "call-shot", CALL, ATTACKER);
    const veto = done(on, "veto-shot", { ...ON, entry }, CONCEDER);
    expect(shortPlan(planned(on, "undo", { entry }, ATTACKER))).toBe("later-entry");
    done(on, "undo", { entry: veto.id }, CONCEDER);
    done(on, "undo", { entry }, ATTACKER);
    expect([points(on, "Actor.me"), points(on, "Actor.you")]).toEqual([3, 3]);
    const again = done(on, "call-shot", CALL, ATTACKER);
    done(on, "harm", ON, CONCEDER);
    expect(shortPlan(planned(on, "undo", { entry: again.id }, ATTACKER))).toBe("later-entry");
  });
});

describe("a shot is not called", () => {
  test.each([
    ["where the campaign has none", {}, 8, "no-called-shot"],
    ["without spin", DIALS, 2, "no-called-shot"],
    ["on a miss", DIALS, -1, "attack-missed"],
  ] as const)("%s", (_, dials, margin, code) => {
    expect(shortPlan(planned(struckInStrands({ dials, margin }), "call-shot", CALL, ATTACKER))).toBe(code);
  });
  test.each([
    ["by the one who is hit", CONCEDER, CALL, "not-yours"],
    ["in another's name", { author: "p2", actor: "Actor.me" }, CALL, "not-yours"],
    ["without words", ATTACKER, { ...ON, words: " " }, "consequence-unnamed"],
  ] as const)("%s", (_, who, request, code) => expect(shortPlan(planned(world(), "call-shot", request, who))).toBe(code));
  test("twice, nor vetoed by another", () => {
    const on = world();
    const { id: entry } = done(on, "call-shot", CALL, ATTACKER);
    expect(shortPlan(planned(on, "call-shot", CALL, ATTACKER))).toBe("shot-called");
    expect(shortPlan(planned(on, "veto-shot", { ...ON, entry }, { author: "p1", actor: "Actor.you" }))).toBe("not-yours");
    expect(shortPlan(planned(on, "veto-shot", { ...ON, entry }, ATTACKER))).toBe("not-yours");
    expect(shortPlan(planned(on, "veto-shot", { ...ON, entry: "e" }, CONCEDER))).toBe("entry-gone");
  });
  test("vetoed twice", () => {
    const on = world();
    const { id: entry } = done(on, "call-shot", CALL, ATTACKER);
    done(on, "veto-shot", { ...ON, entry }, CONCEDER);
    expect(shortPlan(planned(on, "veto-shot", { ...ON, entry }, CONCEDER))).toBe("shot-vetoed");
  });
  test("vetoed once the campaign has no called shots any more", () => {
    const on = world();
    const { id: entry } = done(on, "call-shot", CALL, ATTACKER);
    const now = { ...on, game: { ...on.game, dials: {} } };
    expect(shortPlan(planned(now, "veto-shot", { ...ON, entry }, CONCEDER))).toBe("no-called-shot");
  });
  test("without the points", () => {
    const on = world();
    on.change([{ type: "fate-points-changed", actor: "Actor.me", counter: "value", by: -3 }]);
    expect(shortPlan(planned(on, "call-shot", CALL, ATTACKER))).toBe("points-short");
  });
});
