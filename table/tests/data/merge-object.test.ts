import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ForcedDeletion, ForcedReplacement } from "../../common/data/operators.ts";
import { deepClone, diffObject, equals, expandObject, flattenObject, mergeObject } from "../../common/utils/index.ts";

const key = fc.string({ minLength: 1, maxLength: 4 }).filter((text) => /^[a-z]+$/.test(text));
const leaf = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.string({ maxLength: 3 }),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const tree = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, leaf, tie("object")),
  object: fc.dictionary(key, tie("value"), { maxKeys: 4 }),
})).object;

describe("mergeObject", () => {
  it.each([
    ["adds and replaces", { a: 1, b: { c: 1 } }, { b: { d: 2 }, e: 3 }, {}, { a: 1, b: { c: 1, d: 2 }, e: 3 }],
    ["expands dotted keys", { b: { c: 1 } }, { "b.c": 2 }, {}, { b: { c: 2 } }],
    ["adds no keys at the top", { a: 1 }, { a: 2, b: 1 }, { insertKeys: false }, { a: 2 }],
    ["adds no keys within", { a: { b: 1 } }, { a: { b: 2, c: 1 } }, { insertValues: false }, { a: { b: 2 } }],
    ["keeps what is there", { a: 1 }, { a: 2, b: 3 }, { overwrite: false }, { a: 1, b: 3 }],
    ["replaces objects whole", { a: { b: 1 } }, { a: { c: 2 } }, { recursive: false }, { a: { c: 2 } }],
    ["keeps -=keys as keys unless told", { a: 1 }, { "-=a": null }, {}, { a: 1, "-=a": null }],
    ["removes", { a: 1, b: { c: 1, d: 2 } }, { "-=a": null, b: { "-=c": null } }, { performDeletions: true }, { b: { d: 2 } }],
    [
      "obeys operators",
      { a: 1, b: { c: 1 } },
      { a: new ForcedDeletion(), b: new ForcedReplacement({ d: 1 }) },
      { applyOperators: true },
      { b: { d: 1 } },
    ],
    ["takes arrays as values", { a: [1, 2, 3] }, { a: [9] }, {}, { a: [9] }],
  ])("%s", (_name, original, other, options, expected) => expect(mergeObject(original, other, options)).toEqual(expected));

  it("changes the original, unless told not to", () => {
    const original = { a: { b: 1 } };
    expect(mergeObject(original, { "a.b": 2 }, { inplace: false })).toEqual({ a: { b: 2 } });
    expect(original).toEqual({ a: { b: 1 } });
    expect(mergeObject(original, { "a.b": 2 })).toBe(original);
    expect(original).toEqual({ a: { b: 2 } });
  });

  it("refuses another type if types are enforced", () =>
    expect(() => mergeObject({ a: 1 }, { a: "1" }, { enforceTypes: true })).toThrow(/"a" holds number and was given string/));

  it("never reaches into prototypes", () => {
    mergeObject({}, JSON.parse('{"__proto__":{"polluted":1}}') as object);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("law: merging the same twice is merging it once", () =>
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const once = mergeObject(deepClone(a), deepClone(b));
        expect(mergeObject(deepClone(once), deepClone(b))).toEqual(once);
      }),
    ));

  it("law: nothing merged in changes nothing", () =>
    fc.assert(
      fc.property(tree, (a) => {
        expect(mergeObject(deepClone(a), {})).toEqual(a);
      }),
    ));

  it("law: the difference merged into the one gives the other, as far as keys remain", () =>
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const target = mergeObject(deepClone(a), deepClone(b));
        expect(mergeObject(deepClone(a), diffObject(a, target))).toEqual(target);
      }),
    ));
});

describe("flattening and expanding", () => {
  it("law: expanding what was flattened gives it back", () =>
    fc.assert(
      fc.property(tree, (a) => {
        expect(expandObject(flattenObject(a))).toEqual(a);
      }),
    ));
  it("expands within lists and keeps instances", () => {
    const when = new Date(0);
    expect(expandObject({ "a.b": [{ "c.d": 1 }], when })).toEqual({ a: { b: [{ c: { d: 1 } }] }, when });
  });
});

describe("equals and copies", () => {
  it("law: a copy is equal, and another object", () =>
    fc.assert(
      fc.property(tree, (a) => {
        const copy = deepClone(a);
        expect(copy).not.toBe(a);
        expect(equals(copy, a)).toBe(true);
      }),
    ));
  it.each([
    [NaN, NaN, true],
    [{ a: undefined }, {}, false],
    [[1, 2], [2, 1], false],
    [new Set([1]), new Set([1]), true],
    [null, {}, false],
  ])("%j and %j", (a, b, same) => expect(equals(a, b)).toBe(same));
  it("says which keys were removed", () =>
    expect(diffObject({ a: 1, b: 1 }, { a: 1 }, { deletionKeys: true })).toEqual({ "-=b": null }));
});
