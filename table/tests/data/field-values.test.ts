import { describe, expect, it } from "vitest";
import * as fields from "../../common/data/fields/index.ts";
import { Color } from "../../common/utils/color.ts";

const number = (options = {}): fields.NumberField =>
  new fields.NumberField({ required: true, nullable: false, initial: 0, ...options });

/** Cleaning coerces many bad values instead of refusing them (platform §3.2). */
const CLEANED: readonly [string, fields.DataField, unknown, unknown][] = [
  ["text with a number in it", number(), "3", 3],
  ["an emptied input of a number that may be null", new fields.NumberField(), "", null],
  ["an emptied input of a number that may not", number({ initial: 4 }), "", 4],
  ["null where null is not taken", number({ initial: 4 }), null, 4],
  ["a fraction for an integer", number({ integer: true }), 2.6, 3],
  ["too small", number({ min: 1 }), -5, 1],
  ["too large", number({ max: 8 }), 1e9, 8],
  ["off the step", number({ step: 0.05 }), 0.12, 0.1],
  ["off the step, counted from the minimum", number({ min: 1, step: 2 }), 4.2, 5],
  ["spaces around text", new fields.StringField(), "  a b ", "a b"],
  ["a number for text", new fields.StringField(), 5, "5"],
  ["a blank that becomes null", new fields.StringField({ required: true, blank: false, nullable: true }), "", null],
  ["the word true", new fields.BooleanField(), "true", true],
  ["the word false", new fields.BooleanField(), "false", false],
  ["a counting object for a list", new fields.ArrayField(number()), { 1: "2", 0: "1" }, [1, 2]],
  ["one value for a list", new fields.ArrayField(number()), 3, [3]],
  ["repetition in a set", new fields.SetField(number()), [1, 1, 2], [1, 2]],
  ["an angle beyond the circle", new fields.AngleField(), 450, 90],
  ["a color as a number", new fields.ColorField(), 0xff8800, "#ff8800"],
  ["an object for JSON", new fields.JSONField(), { a: 1 }, '{"a":1}'],
  ["keys a schema does not know", new fields.SchemaField({ a: number() }), { a: 1, b: 2 }, { a: 1 }],
  [
    "keys that are not valid in a record",
    new fields.TypedObjectField(number(), { validateKey: (key) => key !== "x" }),
    { a: 1, x: 2 },
    { a: 1 },
  ],
  ["nothing for a required schema", new fields.SchemaField({ a: number() }), undefined, { a: 0 }],
];

describe("cleaning", () => {
  it.each(CLEANED)("%s", (_name, field, given, expected) => expect(field.clean(given)).toEqual(expected));
});

const REFUSED: readonly [string, fields.DataField, unknown, RegExp][] = [
  ["words for a number", number(), "abc", /finite number/],
  ["no number at all", number(), Infinity, /finite number/],
  ["a value that must be there", new fields.StringField({ required: true, blank: false }), undefined, /may not be undefined/],
  ["a blank", new fields.StringField({ required: true, blank: false }), "", /undefined|blank/],
  ["none of the choices", new fields.StringField({ choices: { a: "A" } }), "b", /b is not a valid choice/],
  ["none of the numbers", new fields.NumberField({ choices: [1, 2] }), 3, /3 is not a valid choice/],
  ["not positive", number({ positive: true }), 0, /positive/],
  ["no id", new fields.DocumentIdField(), "short", /valid Document ID/],
  ["no address", new fields.DocumentUUIDField(), "Actor.x", /not a valid UUID/],
  ["an address of another kind", new fields.DocumentUUIDField({ type: "Item" }), "Actor.aaaaaaaaaaaaaaaa", /must be a "Item"/],
  ["a relative address where none may be", new fields.DocumentUUIDField(), ".Item.aaaaaaaaaaaaaaaa", /absolute/],
  ["a picture that is none", new fields.FilePathField({ categories: ["IMAGE"] }), "a.txt", /valid file extension/],
  ["a picture within the data", new fields.FilePathField({ categories: ["IMAGE"] }), "data:image/png;base64,aaaa", /base64/],
  ["no color", new fields.ColorField(), "red", /hexadecimal/],
  ["no JSON", new fields.JSONField(), "{", /JSON/],
  ["too few elements", new fields.ArrayField(number(), { min: 2 }), [1], /fewer than 2/],
  ["too many elements", new fields.ArrayField(number(), { max: 1 }), [1, 2], /more than 1/],
  ["a type that is not one of several", new fields.TypedSchemaField({ a: {} }), { type: "b" }, /"type" that is one of a/],
];

describe("validation says in words what is wrong", () => {
  it.each(REFUSED)("%s", (_name, field, given, words) => expect(field.validate(field.clean(given))?.toString()).toMatch(words));

  it("calls the field's own validator, which returns or throws", () => {
    const even = new fields.NumberField({ validate: (value) => (value as number) % 2 === 0, validationError: "must be even" });
    const small = new fields.NumberField({
      validate: (value) => {
        if ((value as number) > 3) throw new Error("is too much");
      },
    });
    expect(even.validate(2)).toBeUndefined();
    expect(even.validate(3)?.toString()).toBe("must be even");
    expect(small.validate(4)?.toString()).toBe("is too much");
  });

  it("names the path of the wrong value", () => {
    const field = new fields.SchemaField({ a: new fields.SchemaField({ b: new fields.ArrayField(number()) }) });
    expect(field.validate({ a: { b: [1, "x"] } })?.toString()).toBe("a.b.1: must be a finite number");
  });
});

describe("the live value", () => {
  it("of a set is a Set, of a color a Color, of JSON the parsed text", () => {
    expect(new fields.SetField(number()).initialize([1, 2], null)).toEqual(new Set([1, 2]));
    expect(new fields.ColorField().initialize("#102030")).toBeInstanceOf(Color);
    expect(new fields.JSONField().initialize('{"a":[1]}')).toEqual({ a: [1] });
  });

  it("has a path, and a schema finds the field at a path", () => {
    const inner = number();
    const schema = new fields.SchemaField({ a: new fields.SchemaField({ b: inner }), list: new fields.ArrayField(text()) });
    expect(inner.fieldPath).toBe("a.b");
    expect(schema.getField("a.b")).toBe(inner);
    expect(schema.getField("list.element")).toBe((schema.fields["list"] as fields.ArrayField).element);
    expect(schema.getField("a.nothing")).toBeUndefined();
  });

  it("belongs to one parent only", () => {
    const shared = number();
    new fields.SchemaField({ a: shared });
    expect(() => new fields.SchemaField({ b: shared })).toThrow(/already belongs/);
  });
});

function text(): fields.StringField {
  return new fields.StringField();
}
