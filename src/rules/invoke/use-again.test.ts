import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { scopeOf } from "../aspects/aspect-kind.ts";
import { type AspectUse, useAgainRefusal } from "./use-again.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;
const ME = "Actor.me";

function used(aspect: Partial<Aspect>, sameAction: boolean): AspectUse {
  const state = anAspect(aspect);
  return { aspect: state.uuid, user: ME, scope: scopeOf(state, ME), points: 1, sameAction };
}
const after = (ruleset: Ruleset, use: AspectUse, aspect: Partial<Aspect> = {}, dials: DialValues = {}) =>
  useAgainRefusal(playing(ruleset, dials), { aspect: anAspect(aspect), user: ME, uses: [use] });

describe("using the same aspect again", () => {
  test.each([
    ["F3. While boxes last", fate2, null, null],
    ["S3. At most once a turn", strands, "used-this-action", "used-this-turn"],
    ["T3. Once per action", trifold, "used-this-action", null],
    ["M3. None twice on a roll", marumaru, "used-this-action", null],
  ] as const)("%s", (_rule, ruleset, here, elsewhere) => {
    expect([after(ruleset, used({}, true)), after(ruleset, used({}, false))]).toEqual([here, elsewhere]);
  });
  test.each([
    ["S3. A character may not use the same aspect more than once in a turn; another character may", strands, null],
    ["F3. Whoever it is, while boxes last", fate2, null],
    ["T3. Each aspect is invoked only once per action, whoever asks", trifold, "used-this-action"],
    ["M3. The same aspect is not invoked more than once on a roll, whoever asks", marumaru, "used-this-action"],
  ] as const)("%s", (_rule, ruleset, here) => {
    expect(after(ruleset, { ...used({}, true), user: "Actor.them" })).toBe(here);
    expect(after(ruleset, { ...used({}, false), user: "Actor.them" })).toBeNull();
  });
});

describe("S3. One aspect a scope and turn, if the campaign says so", () => {
  const dials = { "strands-limit": "scopes" };
  const scene = { uuid: "Item.fog", kind: "scene", parent: "Actor.quay" } as const;
  test("another of the same scope is refused, one of a different scope is not", () => {
    expect(after(strands, used({}, false), { uuid: "Item.other" }, dials)).toBe("scope-used");
    expect(after(strands, used({}, false), scene, dials)).toBeNull();
    expect(after(strands, used({}, false), { uuid: "Item.other" })).toBeNull();
  });
  test("another character's character and specialty aspects are one scope, a consequence is its own", () => {
    const theirs = used({ parent: "Actor.them" }, false);
    expect(after(strands, theirs, { uuid: "Item.other", kind: "specialty", parent: "Actor.them" }, dials)).toBe("scope-used");
    expect(after(strands, theirs, { uuid: "Item.other", kind: "consequence", parent: "Actor.them" }, dials)).toBeNull();
  });
  test("a point without an aspect has no scope", () => {
    expect(after(strands, { aspect: "", user: ME, scope: null, points: 1, sameAction: true }, {}, dials)).toBeNull();
  });
});
