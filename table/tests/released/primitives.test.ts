import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ARRAY_METHODS, ARRAY_STATICS } from "../../common/primitives/array.ts";
import { DATE_METHODS } from "../../common/primitives/date.ts";
import { MATH_STATICS } from "../../common/primitives/math.ts";
import { NUMBER_METHODS, NUMBER_STATICS } from "../../common/primitives/number.ts";
import { SET_METHODS } from "../../common/primitives/set.ts";
import { STRING_METHODS } from "../../common/primitives/string.ts";

/** Foundry's additions to JavaScript (DOC primitives), as examples and as laws. */
const law = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => unknown): void =>
  fc.assert(fc.property(arbitrary, (value) => void holds(value)));
const numbers = fc.double({ noNaN: true, min: -1e6, max: 1e6 });
const lists = fc.array(fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null)));
const { deepFlatten, equals, filterJoin, findSplice, partition } = ARRAY_METHODS;

describe("lists", () => {
  test("a range counts from where it is told", () => {
    expect(ARRAY_STATICS.fromRange(3, 2)).toEqual([2, 3, 4]);
    law(fc.tuple(fc.nat(50), fc.integer({ min: -50, max: 50 })), ([n, min]) => {
      const range = ARRAY_STATICS.fromRange(n, min);
      expect(range).toHaveLength(n);
      expect(range.every((value, index) => value === min + index)).toBe(true);
    });
  });
  test("flattened, a list holds no list and loses nothing", () => {
    expect(deepFlatten.call([1, [2, [3, [4]]]])).toEqual([1, 2, 3, 4]);
    law(fc.array(fc.array(lists)), (nested) => expect(deepFlatten.call(nested)).toEqual(nested.flat(2)));
  });
  test("equal lists have equal values in the same order", () => {
    expect(equals.call([{ a: 1 }], [{ a: 1 }])).toBe(true);
    law(lists, (list) => expect(equals.call(list, [...list])).toBe(true));
    law(lists, (list) => expect(equals.call(list, [...list, 0])).toBe(false));
  });
  test("joined, what is empty is left out", () => {
    expect(filterJoin.call(["a", "", null, "b"], ", ")).toBe("a, b");
  });
  test("what is spliced out is gone, once; what is put in its place is there", () => {
    expect(findSplice.call([1, 2, 3], (value) => value === 9)).toBeNull();
    law(fc.tuple(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat()), ([list, at]) => {
      const wanted = list[at % list.length];
      const [taken, put] = [[...list], [...list]];
      expect(findSplice.call(taken, (value) => value === wanted)).toBe(wanted);
      expect(taken).toEqual(list.filter((value) => value !== wanted));
      expect(findSplice.call(put, (value) => value === wanted, "new")).toBe(wanted);
      expect(put).toEqual(list.map((value) => (value === wanted ? "new" : value)));
    });
  });
  test("a partition holds the failing first, and all of them together", () => {
    expect(partition.call([1, 2, 3, 4], (value) => Number(value) % 2 === 0)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    law(lists, (list) => expect(partition.call(list, Boolean).flat()).toHaveLength(list.length));
  });
});

describe("sets", () => {
  const sets = fc.array(fc.integer({ min: 0, max: 20 })).map((values) => new Set<unknown>(values));
  const { first, intersects, isSubset, toObject, every, some, filter, find, map, reduce } = SET_METHODS;
  test("answer as a list of their values does", () => {
    const even = (value: unknown): boolean => Number(value) % 2 === 0;
    law(sets, (set) => {
      const list = [...set];
      expect(first.call(set)).toBe(list[0]);
      expect(toObject.call(set)).toEqual(list);
      expect(every.call(set, even)).toBe(list.every(even));
      expect(some.call(set, even)).toBe(list.some(even));
      expect(find.call(set, even)).toBe(list.find(even));
      expect([...filter.call(set, even)]).toEqual(list.filter(even));
      expect(map.call(set, even)).toEqual(new Set(list.map(even)));
      expect(reduce.call(set, (sum, value) => Number(sum) + Number(value), 0)).toBe(
        list.reduce<number>((a, b) => a + Number(b), 0),
      );
    });
  });
  test("meet, contain and equal each other", () => {
    law(fc.tuple(sets, sets), ([one, other]) => {
      const shared = [...one].filter((value) => other.has(value));
      expect(intersects.call(one, other)).toBe(shared.length > 0);
      expect(isSubset.call(one, other)).toBe(shared.length === one.size);
      expect(SET_METHODS.equals.call(one, other)).toBe(isSubset.call(one, other) && isSubset.call(other, one));
      expect(SET_METHODS.equals.call(one, new Set(one))).toBe(true);
    });
  });
});

describe("numbers", () => {
  test.each<[unknown, boolean]>([
    [3, true],
    ["3", true],
    ["-1.5", true],
    ["", false],
    [" ", false],
    ["3 cats", false],
    [null, false],
    [undefined, false],
    [true, false],
    [[3], false],
    [{}, false],
    [Number.NaN, false],
  ])("%j is numeric: %s", (value, numeric) => expect(NUMBER_STATICS.isNumeric(value)).toBe(numeric));
  test("a written number is read again", () => {
    law(fc.integer(), (number) => expect(NUMBER_STATICS.fromString(` ${number} `)).toBe(number));
    expect(NUMBER_STATICS.fromString("")).toBeNaN();
  });
  test.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [112, "112th"],
  ])("%i is the %s", (number, ordinal) => expect(NUMBER_METHODS.ordinalString.call(number)).toBe(ordinal));
  test.each([
    [2, "+2"],
    [0, "0"],
    [-1, "-1"],
  ])("%i with its sign is %s", (number, signed) => expect(NUMBER_METHODS.signedString.call(number)).toBe(signed));
  test("padding never shortens", () => {
    expect(NUMBER_METHODS.paddedString.call(7, 3)).toBe("007");
    law(fc.tuple(fc.nat(), fc.nat(8)), ([number, digits]) =>
      expect(Number(NUMBER_METHODS.paddedString.call(number, digits))).toBe(number),
    );
  });
  test("the nearest multiple is a multiple, and none is nearer", () => {
    expect(NUMBER_METHODS.toNearest.call(0.12, 0.05)).toBe(0.1);
    expect(NUMBER_METHODS.toNearest.call(7, 5, "floor")).toBe(5);
    law(fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 50 })), ([number, step]) => {
      const nearest = NUMBER_METHODS.toNearest.call(number, step);
      expect(Math.abs(nearest % step)).toBe(0);
      expect(Math.abs(nearest - number)).toBeLessThanOrEqual(step / 2);
    });
  });
  test("between two others, whichever is given first", () => {
    law(fc.tuple(numbers, numbers, numbers), ([value, a, b]) => {
      expect(NUMBER_METHODS.between.call(value, a, b)).toBe(NUMBER_STATICS.between(value, b, a));
      expect(NUMBER_STATICS.between(a, a, b, false)).toBe(false);
    });
    expect(NUMBER_METHODS.almostEqual.call(0.1 + 0.2, 0.3)).toBe(true);
  });
});

describe("mathematics", () => {
  const { clamp, mix, normalizeDegrees, normalizeRadians, toDegrees, toRadians, oscillation, roundDecimals } = MATH_STATICS;
  test("a clamped number lies between its bounds and is itself if it did already", () => {
    law(fc.tuple(numbers, numbers, numbers), ([value, a, b]) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const clamped = clamp(value, low, high);
      expect(clamped >= low && clamped <= high).toBe(true);
      if (value >= low && value <= high) expect(clamped).toBe(value);
    });
  });
  test("a mixture begins with the one and ends with the other", () => {
    law(fc.tuple(numbers, numbers), ([a, b]) => {
      expect(mix(a, b, 0)).toBeCloseTo(a);
      expect(mix(a, b, 1)).toBeCloseTo(b);
    });
  });
  test("angles come round, and back from the other measure", () => {
    expect(normalizeDegrees(-90)).toBe(270);
    expect(normalizeDegrees(360)).toBe(0);
    law(fc.double({ noNaN: true, min: -1e4, max: 1e4 }), (angle) => {
      expect(normalizeDegrees(angle)).toBeGreaterThanOrEqual(0);
      expect(normalizeDegrees(angle)).toBeLessThan(360);
      expect(normalizeRadians(angle)).toBeGreaterThanOrEqual(-Math.PI);
      expect(normalizeRadians(angle)).toBeLessThan(Math.PI);
      expect(toDegrees(toRadians(angle))).toBeCloseTo(angle);
    });
  });
  test("a swing stays between its ends", () => {
    law(fc.tuple(fc.integer({ min: -50, max: 0 }), fc.integer({ min: 1, max: 50 }), fc.nat(100)), ([low, high, t]) => {
      const value = oscillation(low, high, t, 10);
      expect(value >= low - 1e-9 && value <= high + 1e-9).toBe(true);
    });
    expect(roundDecimals(1.2345, 2)).toBe(1.23);
  });
});

describe("texts", () => {
  const { capitalize, compare, titleCase, stripScripts, slugify } = STRING_METHODS;
  test.each([
    ["Fate  Core!", "fate-core"],
    ["Ærøskøbing Café", "aeroskobing-cafe"],
    ["It's a/b", "its-a-b"],
  ])("%j in an address is %s", (text, slug) => expect(slugify.call(text)).toBe(slug));
  test("an address made strictly has letters, digits and hyphens, and is its own", () => {
    law(fc.string({ unit: "grapheme" }), (text) => {
      const slug = slugify.call(text, { strict: true });
      expect(slug).toMatch(/^[a-z0-9-]*$/);
      expect(slugify.call(slug, { strict: true })).toBe(slug);
    });
    expect(slugify.call("Two Words", { replacement: "_", lowercase: false })).toBe("Two_Words");
  });
  test("capitals", () => {
    expect(capitalize.call("fate")).toBe("Fate");
    expect(capitalize.call("")).toBe("");
    expect(titleCase.call("the OLD  mill")).toBe("The Old  Mill");
  });
  test("compared as a sort without a language does", () => {
    law(fc.array(fc.string()), (list) =>
      expect([...list].sort((a, b) => compare.call(a, b))).toEqual([...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))),
    );
  });
  test("no script is left", () => {
    expect(stripScripts.call("a<script src='x'>b()\n</script>c")).toBe("ac");
  });
});

test("dates for inputs are read back as the same moment", () => {
  const { isValid, toDateInputString, toTimeInputString } = DATE_METHODS;
  law(fc.date({ min: new Date(1000, 0, 2), max: new Date(9998, 0, 1), noInvalidDate: true }), (date) => {
    expect(new Date(`${toDateInputString.call(date)}T${toTimeInputString.call(date)}`).getTime()).toBe(date.getTime());
    expect(isValid.call(date)).toBe(true);
  });
  expect(isValid.call(new Date("no"))).toBe(false);
});
