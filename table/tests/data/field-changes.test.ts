import { expect, test } from "vitest";
import { DataModel } from "../../common/abstract/data-model.ts";
import * as fields from "../../common/data/fields/index.ts";
import { host } from "../../common/host.ts";

class Nothing extends DataModel {
  static override defineSchema(): Record<string, never> {
    return {};
  }
}

const text = (): fields.StringField => new fields.StringField();

/** What a change of an effect makes of a value, by the type of the field (DOC DataField#applyChange). */
const CHANGES: readonly [string, fields.DataField, unknown, string, string, unknown][] = [
  ["a number is added to", new fields.NumberField(), 3, "add", "2", 5],
  ["a number is subtracted from", new fields.NumberField(), 3, "subtract", "2", 1],
  ["nothing is added to", new fields.NumberField(), null, "add", "2", 2],
  ["a number is multiplied", new fields.NumberField(), 3, "multiply", "2", 6],
  ["a number is lifted", new fields.NumberField(), 3, "upgrade", "9", 9],
  ["a number is lowered", new fields.NumberField(), 3, "downgrade", "1", 1],
  ["a number is not lowered by more", new fields.NumberField(), 3, "downgrade", "9", 3],
  ["text is added to", text(), "rope", "add", "s", "ropes"],
  ["text is not multiplied", text(), "rope", "multiply", "2", "rope"],
  ["yes or no: added", new fields.BooleanField(), false, "add", "true", true],
  ["yes or no: multiplied", new fields.BooleanField(), true, "multiply", "false", false],
  ["yes or no: lowered", new fields.BooleanField(), true, "downgrade", "false", false],
  ["one element is added to a list", new fields.ArrayField(text()), ["a"], "add", "b", ["a", "b"]],
  ["some elements are added to a list", new fields.ArrayField(text()), ["a"], "add", '["b","c"]', ["a", "b", "c"]],
  ["numbers are added to a list as numbers", new fields.ArrayField(new fields.NumberField()), [1], "add", "2", [1, 2]],
  ["a list is replaced", new fields.ArrayField(text()), ["a"], "override", "b", ["b"]],
  ["elements are added to a set", new fields.SetField(text()), new Set(["a"]), "add", '["a","b"]', new Set(["a", "b"])],
  ["elements are taken from a set", new fields.SetField(text()), new Set(["a", "b"]), "subtract", "a", new Set(["b"])],
  ["a set is replaced", new fields.SetField(text()), new Set(["a"]), "override", "b", new Set(["b"])],
  ["an object is replaced", new fields.ObjectField(), { a: 1 }, "override", '{"b":2}', { b: 2 }],
  ["a change nobody knows leaves it", new fields.NumberField(), 3, "sing", "2", 3],
];

test.each(CHANGES)("%s", (_what, field, value, type, by, made) => {
  expect(field.applyChange(value, new Nothing(), { key: "it", type, value: by })).toEqual(made);
});

test("13 says the kind by a number", () => {
  expect(new fields.NumberField().applyChange(3, new Nothing(), { key: "it", mode: 2, value: "2" })).toBe(5);
});

test("on 14 a value that is none for the field is told, and changes nothing", () => {
  const { log } = host;
  const told: string[] = [];
  host.log = (_level, { message }) => void told.push(message);
  expect(new fields.NumberField().applyChange(3, new Nothing(), { key: "it", type: "override", value: "much" })).toBe(3);
  expect(told[0]).toMatch(/^much is not a value/);
  host.log = log;
});
