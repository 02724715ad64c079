import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, expandKeys } from "../../server/documents/apply-changes.ts";
import { difference } from "../../server/documents/difference.ts";
import type { Source } from "../../world/source.ts";

const merge = { recursive: true };

describe("applying changes to a source", () => {
  it("merges objects and replaces everything else as a whole", () => {
    const source = { a: { b: 1, c: [1, 2, { d: 3 }] }, e: "x" };
    expect(applyChanges(source, { a: { c: [9] }, e: null }, merge)).toEqual({ a: { b: 1, c: [9] }, e: null });
    expect(source).toEqual({ a: { b: 1, c: [1, 2, { d: 3 }] }, e: "x" });
  });

  it("removes what -= names and replaces what == names without merging", () => {
    expect(applyChanges({ a: { b: 1, c: 2 }, d: { e: 1 } }, { a: { "-=b": null }, "==d": { f: 2 } }, merge)).toEqual({
      a: { c: 2 },
      d: { f: 2 },
    });
  });

  it("replaces nested objects as a whole without recursion", () => {
    expect(applyChanges({ a: { b: 1 }, c: 1 }, { a: { d: 2 } }, { recursive: false })).toEqual({ a: { d: 2 }, c: 1 });
  });

  it("expands dotted keys", () => {
    expect(expandKeys({ "system.a.b": 1, system: { a: { c: 2 } }, "-=x": null })).toEqual({
      system: { a: { b: 1, c: 2 } },
      "-=x": null,
    });
  });

  it("never reaches a prototype", () => {
    const changes = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor.prototype.polluted":1,"a":{"__proto__":{"polluted":1}}}',
    ) as Source;
    applyChanges({}, expandKeys(changes), merge);
    expect(({} as Source)["polluted"]).toBeUndefined();
  });

  const key = fc.stringMatching(/^[a-z]{1,3}$/);
  const json: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown; object: Source }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.integer(),
      fc.string(),
      fc.constant(null),
      fc.array(fc.integer(), { maxLength: 3 }),
      tie("object"),
    ),
    object: fc.dictionary(key, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  })).object;

  it("the difference of two sources turns one into the other", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(applyChanges(before as Source, difference(before as Source, after as Source), merge)).toEqual(after);
      }),
    );
  });
});
