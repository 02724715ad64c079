import { describe, expect, it } from "vitest";
import * as fields from "../../common/data/fields/index.ts";
import { BaseActor } from "../../common/documents/index.ts";

const text = (): fields.StringField => new fields.StringField();

/** Platform §3.2: the default options of each field. Only what differs from the base is listed. */
const DEFAULTS: readonly [string, fields.DataField, Record<string, unknown>][] = [
  [
    "DataField",
    new fields.DataField(),
    { required: false, nullable: false, initial: undefined, readonly: false, persisted: true, gmOnly: false },
  ],
  ["DataField words", new fields.DataField(), { label: "", hint: "", placeholder: "", validationError: "is not a valid value" }],
  ["SchemaField", new fields.SchemaField({}), { required: true }],
  ["BooleanField", new fields.BooleanField(), { required: true, initial: false }],
  ["NumberField", new fields.NumberField(), { nullable: true, required: false, integer: false, positive: false }],
  ["NumberField with choices", new fields.NumberField({ choices: [1, 2] }), { nullable: false }],
  ["StringField", text(), { blank: true, trim: true, textSearch: false, nullable: false }],
  ["StringField with choices", new fields.StringField({ choices: ["a"] }), { blank: false }],
  ["HTMLField", new fields.HTMLField(), { required: true, blank: true }],
  ["ObjectField", new fields.ObjectField(), { required: true }],
  ["TypedObjectField", new fields.TypedObjectField(text()), { required: true, expandKeys: true }],
  ["ArrayField", new fields.ArrayField(text()), { required: true, min: 0, max: Infinity }],
  ["SetField", new fields.SetField(text()), { required: true }],
  ["DocumentIdField", new fields.DocumentIdField(), { required: true, blank: false, nullable: true, readonly: true }],
  ["DocumentUUIDField", new fields.DocumentUUIDField(), { required: true, nullable: true, initial: null, relative: false }],
  ["ForeignDocumentField", new fields.ForeignDocumentField(BaseActor), { nullable: true, idOnly: false }],
  ["ColorField", new fields.ColorField(), { nullable: true, initial: null }],
  [
    "FilePathField",
    new fields.FilePathField({ categories: ["IMAGE"] }),
    { nullable: true, initial: null, base64: false, wildcard: false, virtual: false },
  ],
  ["IntegerSortField", new fields.IntegerSortField(), { required: true, integer: true, initial: 0 }],
  ["AlphaField", new fields.AlphaField(), { min: 0, max: 1, initial: 1 }],
  ["AngleField", new fields.AngleField(), { min: 0, max: 360, initial: 0 }],
  ["HueField", new fields.HueField(), { min: 0, max: 1, initial: 0 }],
  ["JSONField", new fields.JSONField(), { blank: false }],
  ["TypedSchemaField", new fields.TypedSchemaField({ a: {} }), { required: true }],
];

describe("each field starts from its documented options", () => {
  it.each(DEFAULTS)("%s", (_name, field, expected) => expect(field).toMatchObject(expected));
});

/** foundryvtt #8740, #11973: undefined if not required, then blank, then null. */
const INITIALS: readonly [string, fields.DataField, unknown][] = [
  ["not required", new fields.StringField({ required: false }), undefined],
  ["required, may be blank", new fields.StringField({ required: true }), ""],
  ["required, not blank, nullable", new fields.StringField({ required: true, blank: false, nullable: true }), null],
  ["required, blank and nullable", new fields.StringField({ required: true, nullable: true }), ""],
  ["required, neither: must be given", new fields.StringField({ required: true, blank: false }), undefined],
  ["a number that is not required", new fields.NumberField(), undefined],
  ["a required number", new fields.NumberField({ required: true }), null],
  [
    "a required number that may not be null: must be given",
    new fields.NumberField({ required: true, nullable: false }),
    undefined,
  ],
  ["a flag", new fields.BooleanField(), false],
  ["an object", new fields.ObjectField(), {}],
  ["a list", new fields.ArrayField(text()), []],
  ["a record", new fields.TypedObjectField(text()), {}],
  ["a record that is not required", new fields.TypedObjectField(text(), { required: false }), undefined],
  ["a schema", new fields.SchemaField({ a: new fields.NumberField({ initial: 2 }) }), { a: 2 }],
  ["a function", new fields.NumberField({ initial: () => 7 }), 7],
];

describe("the initial value of a field", () => {
  it.each(INITIALS)("%s", (_name, field, expected) => expect(field.getInitialValue({})).toEqual(expected));
});
